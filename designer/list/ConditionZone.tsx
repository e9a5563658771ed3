import { FilterOutlined } from '@ant-design/icons';
import { searchTypes } from '../../engine/schema/documents/list-kinds.ts';
import { type ValueKindName, valueKinds } from '../../engine/schema/values/index.ts';
import { entriesOf, findEntry } from '../document/list-edit.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { EntryButtons } from './EntryButtons.tsx';
import { useListPane } from './list-context.ts';
import { PresetWords, usePresetOptions } from './PresetWords.tsx';
import { searchKindsOf } from './search-kinds.ts';
import { AddEntry, ZoneCard } from './ZoneCard.tsx';

const zone = 'searchList';

/** The search area: what can be asked for, and how it compares. */
export function ConditionZone() {
  const text = useDesignerText();
  const { list, fields, incoming, missingIn } = useListPane();
  const options = usePresetOptions();
  const taken = missingIn(zone);
  const count = entriesOf(list, zone).length;
  const offered = [...fields.values()]
    .filter(({ kind, descriptor }) => descriptor.inSearch !== false && searchKindsOf(kind) !== null)
    .filter(({ code }) => !findEntry(list, { zone, id: code }))
    .map(({ code, label }) => ({ id: code, label }));
  return (
    <ZoneCard
      icon={<FilterOutlined />}
      title={text('designer.list.zone.search')}
      facts={`${text('designer.list.facts.search', { count })}${taken > 0 ? text('designer.list.preview.taken', { count: taken }) : ''}`}
      extra={<AddEntry zone={zone} label={text('designer.list.addCondition')} offered={offered} />}
    >
      {count === 0 ? (
        <p
          className="adit-design-setting-hint"
          data-zone-of={zone}
          data-drop={incoming?.zone === zone ? 'before' : undefined}
        >
          {text('designer.list.noCondition')}
        </p>
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
                <span className="adit-design-list-blank" data-range={type === searchTypes.range || undefined}>
                  <PresetWords prop={id} entry={entry} options={options} blank={text(blankWords(type, field?.kind))} />
                </span>
              </>
            );
          }}
        />
      )}
    </ZoneCard>
  );
}

/** What stands in a condition that nobody has filled in. */
function blankWords(type: number | undefined, kind: ValueKindName | undefined): string {
  if (type === searchTypes.range) return 'designer.list.blank.range';
  return kind && valueKinds[kind].lookup ? 'designer.canvas.choose' : 'designer.canvas.enter';
}
