import { Button } from 'antd';
import { Fragment, useMemo, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ListLook } from '../../engine/schema/lists/list-type.ts';
import { useOpened } from '../list-parts/use-opened.ts';
import { WaitingButton } from '../shared/WaitingButton.tsx';
import type { Buttons } from './buttons.ts';
import { Cell } from './Cell.tsx';
import { ChildRows } from './ChildRows.tsx';
import { cellText } from './cell-text.ts';
import { type ChildColumns, childRows } from './child-columns.ts';
import { RowButtons } from './GridRow.tsx';
import { GroupButton } from './GroupRow.tsx';
import { MoreButton } from './MoreButton.tsx';
import type { Row, ShownColumn } from './model.ts';
import { type MenuPlace, RowMenu } from './RowMenu.tsx';
import type { RowActions } from './row-buttons.ts';
import type { Sections } from './use-sections.ts';
import type { Line } from './visible-lines.ts';

interface Props {
  readonly columns: readonly ShownColumn[];
  /** Sub-tables that are opened in a card. */
  readonly below: readonly ChildColumns[];
  readonly look: ListLook;
  readonly shown: Sections;
  readonly waiting: boolean;
  readonly buttons: Buttons;
  readonly onRow: RowActions;
}

/** As many facts as a card shows, the first of them in a line of their own; the record has the others. */
const factsMost = 5;
const firstLine = 2;

/** On a phone a row is a card in the order of the list: identity, state, place, then people and time. */
export function RecordCards({ columns, below, look, shown, waiting, buttons, onRow }: Props) {
  const { language, translate, timeZone } = useServices();
  const words = useMemo(() => ({ language, translate, timeZone }), [language, translate, timeZone]);
  const { opened, toggle: open } = useOpened();
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
  const card = ({ row, spot }: Extract<Line, { kind: 'row' }>) => {
    const name = (identity && cellText(identity, row, words)) || row.id;
    const facts = factsOf(row);
    const count = below.reduce((sum, child) => sum + childRows(row, child).length, 0);
    const isOpen = opened.has(row.id);
    return (
      <li
        key={row.id}
        className="adit-list-record"
        data-level={spot && Math.min(spot.level, 5)}
        data-on-way={spot?.isOnWay || undefined}
      >
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
        {[facts.slice(0, firstLine), facts.slice(firstLine)].map(
          ([...line], index) =>
            line.length > 0 && (
              <dl key={index === 0 ? 'first' : 'rest'}>
                {line.map(({ listed, text }) => (
                  <div key={listed.column.prop}>
                    {/* Values speak for themselves to the eye; the names are for who hears them. */}
                    <dt className="adit-sr">{listed.label}</dt>
                    <dd>
                      <Cell listed={listed} row={row} text={text} />
                    </dd>
                  </div>
                ))}
              </dl>
            ),
        )}
        {count > 0 && (
          <Button block aria-expanded={isOpen} onClick={() => open(row.id)}>
            {below
              .map((child) => translate('list.child.count', { name: child.label, count: childRows(row, child).length }))
              .join(translate('list.separator'))}
          </Button>
        )}
        {count > 0 && isOpen && (
          // biome-ignore lint/a11y/useSemanticElements: no set of fields
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways
          <div className="adit-list-children" role="group" tabIndex={0} aria-label={name}>
            <ChildRows row={row} below={below} words={words} />
          </div>
        )}
        {spot?.hasBelow && (
          <WaitingButton block busy={spot.isWaiting} aria-expanded={spot.isOpen} onClick={() => shown.toggle(row.id)}>
            {translate(spot.isOpen ? 'list.tree.close' : 'list.tree.open', { name })}
          </WaitingButton>
        )}
      </li>
    );
  };
  return (
    <ul className="adit-list-cards" onScroll={() => menu && setMenu(null)}>
      {shown.sections.map(({ key, head, lines }) => (
        <Fragment key={key}>
          {head && (
            <li className="adit-list-group">
              <GroupButton
                head={head}
                field={look.kind === 'grouped' ? look.field : undefined}
                onToggle={shown.toggle}
              />
            </li>
          )}
          {lines.map((line) =>
            line.kind === 'row' ? (
              card(line)
            ) : (
              <li key={`more ${line.key}`}>
                <MoreButton line={line} onMore={shown.more} />
              </li>
            ),
          )}
        </Fragment>
      ))}
      {menu && <RowMenu place={menu} buttons={buttons} onRow={onRow} onClose={() => setMenu(null)} />}
    </ul>
  );
}
