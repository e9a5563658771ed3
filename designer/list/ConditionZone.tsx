import { useDesignerText } from '../use-designer-text.ts';
import { EntryButtons } from './EntryButtons.tsx';
import { useListPane } from './list-context.ts';
import { entriesOf, findEntry } from './list-edit.ts';
import { searchKindsOf } from './search-kinds.ts';
import { AddEntry, ZoneCard } from './ZoneCard.tsx';

const zone = 'searchList';

/** The search area: what can be asked for, and how it compares. */
export function ConditionZone() {
  const text = useDesignerText();
  const { list, fields } = useListPane();
  const count = entriesOf(list, zone).length;
  const offered = [...fields.values()]
    .filter(({ kind, descriptor }) => descriptor.inSearch !== false && searchKindsOf(kind) !== null)
    .filter(({ code }) => !findEntry(list, { zone, id: code }))
    .map(({ code, label }) => ({ id: code, label }));
  return (
    <ZoneCard
      title={text('designer.list.zone.search')}
      facts={text('designer.list.facts.search', { count })}
      extra={<AddEntry zone={zone} label={text('designer.list.addCondition')} offered={offered} />}
    >
      {count === 0 ? (
        <p className="adit-design-setting-hint">{text('designer.list.noCondition')}</p>
      ) : (
        <EntryButtons
          zone={zone}
          label={text('designer.list.zone.search')}
          draw={(entry, id, name) => {
            const field = fields.get(id);
            const usual = field && searchKindsOf(field.kind)?.usual;
            const type = typeof entry.searchType === 'number' ? entry.searchType : usual;
            return (
              <>
                <span className="adit-design-list-condition">
                  <span>{name}</span>
                  <em>{type === undefined ? id : text(`designer.list.condition.searchType.${type}`)}</em>
                </span>
                <span className="adit-design-list-blank" aria-hidden="true" data-range={type === 3 || undefined} />
              </>
            );
          }}
        />
      )}
    </ZoneCard>
  );
}
