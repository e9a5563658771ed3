import { useMemo, useState } from 'react';
import { useServices } from '../../engine/render/services.ts';
import type { Buttons } from './buttons.ts';
import { Cell } from './Cell.tsx';
import { cellText } from './cell-text.ts';
import { RowButtons } from './GridRow.tsx';
import type { Row } from './model.ts';
import { type MenuPlace, RowMenu } from './RowMenu.tsx';
import type { RowActions } from './row-buttons.ts';
import type { ShownColumn } from './use-columns.ts';

interface Props {
  readonly columns: readonly ShownColumn[];
  readonly rows: readonly Row[];
  readonly waiting: boolean;
  readonly buttons: Buttons;
  readonly onRow: RowActions;
}

/** As many facts as a card shows; the record has the others. */
const factsMost = 6;

/** On a phone a row is a card in the order of the list: identity, state, then the rest. */
export function RecordCards({ columns, rows, waiting, buttons, onRow }: Props) {
  const { language, translate } = useServices();
  const words = useMemo(() => ({ language, translate }), [language, translate]);
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const [identity, state, ...rest] = columns;
  const factsOf = (row: Row) =>
    rest
      .map((listed) => ({ listed, text: cellText(listed, row, words) }))
      .filter(({ text }) => text !== '')
      .slice(0, factsMost);
  if (waiting) {
    return (
      <ul className="adit-list-cards" aria-hidden="true">
        {[0, 1, 2, 3].map((bar) => (
          <li key={bar} className="adit-list-record">
            <span className="adit-records-bar" />
            <span className="adit-records-bar" />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className="adit-list-cards" onScroll={() => menu && setMenu(null)}>
      {rows.map((row) => {
        const name = (identity && cellText(identity, row, words)) || row.id;
        return (
          <li key={row.id} className="adit-list-record">
            <div className="adit-list-record-head">
              <button type="button" className="adit-list-link" onClick={() => onRow.view(row)}>
                {name}
              </button>
              {state && (
                <span>
                  <Cell listed={state} row={row} text={cellText(state, row, words)} />
                </span>
              )}
              <RowButtons
                row={row}
                name={name}
                buttons={buttons}
                words={words}
                hasMenu={menu?.row.id === row.id}
                onRow={onRow}
                onMenu={setMenu}
              />
            </div>
            <dl>
              {factsOf(row).map(({ listed, text }) => (
                <div key={listed.column.prop}>
                  <dt>{listed.label}</dt>
                  <dd>
                    <Cell listed={listed} row={row} text={text} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
      {menu && <RowMenu place={menu} buttons={buttons} onRow={onRow} onClose={() => setMenu(null)} />}
    </ul>
  );
}
