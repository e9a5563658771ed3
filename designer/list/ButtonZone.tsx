import { AppstoreAddOutlined } from '@ant-design/icons';
import { offeredButtons } from '../../engine/schema/documents/list-buttons.ts';
import { findEntry, rightOf } from '../document/list-edit.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { AddOwnButton } from './AddOwnButton.tsx';
import { EntryButtons } from './EntryButtons.tsx';
import { useListPane } from './list-context.ts';
import { AddEntry, ZoneCard } from './ZoneCard.tsx';

const zones = ['btnsList', 'columnBtnsList', 'customBtnsList'] as const;

/** Buttons above the list and in its rows, with the rights that they ask for. */
export function ButtonZone() {
  const text = useDesignerText();
  const { list, missingIn } = useListPane();
  const taken = zones.reduce((count, zone) => count + missingIn(zone), 0);
  const facts = list.useBtnPermission === true ? 'designer.list.facts.rights' : 'designer.list.facts.noRights';
  return (
    <ZoneCard
      icon={<AppstoreAddOutlined />}
      title={text('designer.list.zone.buttons')}
      facts={`${text(facts)}${taken > 0 ? text('designer.list.preview.taken', { count: taken }) : ''}`}
    >
      {zones.map((zone) => (
        <div key={zone} className="adit-design-list-buttons">
          <span className="adit-design-list-facts">{text(`designer.list.${zone}`)}</span>
          <EntryButtons
            zone={zone}
            label={text(`designer.list.${zone}`)}
            draw={(_, id, name) => (
              <>
                {name} <code>{rightOf(list, { zone, id })}</code>
              </>
            )}
          />
          {zone === 'customBtnsList' ? (
            <AddOwnButton />
          ) : (
            <AddEntry
              zone={zone}
              label={text(`designer.list.${zone}.add`)}
              offered={offeredButtons[zone]
                .filter((id) => !findEntry(list, { zone, id }))
                .map((id) => ({ id, label: text(`designer.list.button.${id}`) }))}
            />
          )}
        </div>
      ))}
    </ZoneCard>
  );
}
