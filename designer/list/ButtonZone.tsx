import { useDesignerText } from '../use-designer-text.ts';
import { EntryButtons } from './EntryButtons.tsx';
import { offeredButtons, permissionCode } from './list-buttons.ts';
import { useListPane } from './list-context.ts';
import { findEntry } from './list-edit.ts';
import { AddEntry, ZoneCard } from './ZoneCard.tsx';

/** Buttons above the list and in its rows, with the rights that they ask for. */
export function ButtonZone() {
  const text = useDesignerText();
  const { list, missingIn } = useListPane();
  const taken = missingIn('btnsList') + missingIn('columnBtnsList');
  const facts = list.useBtnPermission === true ? 'designer.list.facts.rights' : 'designer.list.facts.noRights';
  return (
    <ZoneCard
      title={text('designer.list.zone.buttons')}
      facts={`${text(facts)}${taken > 0 ? text('designer.list.preview.taken', { count: taken }) : ''}`}
    >
      {(['btnsList', 'columnBtnsList'] as const).map((zone) => (
        <div key={zone} className="adit-design-list-buttons">
          <span className="adit-design-list-facts">{text(`designer.list.${zone}`)}</span>
          <EntryButtons
            zone={zone}
            label={text(`designer.list.${zone}`)}
            draw={(_, id, name) => (
              <>
                {name} <code>{permissionCode(id)}</code>
              </>
            )}
          />
          <AddEntry
            zone={zone}
            label={text(`designer.list.${zone}.add`)}
            offered={offeredButtons[zone]
              .filter((id) => !findEntry(list, { zone, id }))
              .map((id) => ({ id, label: text(`designer.list.button.${id}`) }))}
          />
        </div>
      ))}
    </ZoneCard>
  );
}
