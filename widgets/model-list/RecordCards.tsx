import { Button } from 'antd';
import { useServices } from '../../engine/render/services.ts';
import type { Buttons } from './buttons.ts';
import { cellContent, cellText } from './cell-text.tsx';
import type { Row } from './model.ts';
import { type RowActions, RowButtons, type ShownColumn } from './RecordTable.tsx';

interface Props {
  readonly columns: readonly ShownColumn[];
  readonly rows: readonly Row[];
  readonly buttons: Buttons;
  readonly onRow: RowActions;
}

/** On a phone a row is a card in the order of the list: identity, state, then the rest. */
export function RecordCards({ columns, rows, buttons, onRow }: Props) {
  const { language, translate } = useServices();
  const words = { language, translate };
  const [identity, state, ...rest] = columns;
  const filled = (row: Row) => rest.filter((listed) => cellText(listed, row, words) !== '').slice(0, 6);
  return (
    <ul className="adit-list-cards">
      {rows.map((row) => (
        <li key={row.id} className="adit-list-record">
          <div className="adit-list-record-head">
            {identity && (
              <Button type="link" className="adit-list-link" onClick={() => onRow.view(row)}>
                {cellText(identity, row, words) || row.id}
              </Button>
            )}
            {state && <span>{cellContent(state, row, words)}</span>}
            <RowButtons row={row} buttons={buttons} onRow={onRow} />
          </div>
          <dl>
            {filled(row).map((listed) => (
              <div key={listed.column.prop}>
                <dt>{listed.label}</dt>
                <dd>{cellContent(listed, row, words)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
