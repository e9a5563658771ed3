import { Fragment, type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ListLook } from '../../engine/schema/lists/list-type.ts';
import type { Density } from '../list-parts/density.ts';
import { cellKeys, cellPlace, cellsIn, keepOneStop, treeKeys } from '../list-parts/grid-keys.ts';
import { showFocused } from '../list-parts/show-focused.ts';
import { useOpened } from '../list-parts/use-opened.ts';
import { useWidth } from '../list-parts/use-width.ts';
import { type Buttons, choosesRows } from './buttons.ts';
import { ChildRows } from './ChildRows.tsx';
import { type ChildColumns, childRows } from './child-columns.ts';
import { GridHead } from './GridHead.tsx';
import { GridRow } from './GridRow.tsx';
import { GroupRow } from './GroupRow.tsx';
import {
  actionsWidthPx,
  type GridColumn,
  type GridLayout,
  layoutColumns,
  selectWidthPx,
  usualWidthPx,
} from './grid-layout.ts';
import { MoreButton } from './MoreButton.tsx';
import type { Row, ShownColumn } from './model.ts';
import { type MenuPlace, RowMenu } from './RowMenu.tsx';
import { type RowActions, rowButtons } from './row-buttons.ts';
import { useBackToCell } from './use-back-to-cell.ts';
import type { Inline } from './use-inline.ts';
import { useInlineRow } from './use-inline-row.ts';
import type { Asked, Records } from './use-records.ts';
import type { Sections } from './use-sections.ts';
import type { Line, Section, TreeSpot } from './visible-lines.ts';

interface Props {
  readonly name: string;
  readonly look: ListLook;
  readonly shown: Sections;
  readonly inline: Inline | null;
  readonly columns: readonly ShownColumn[];
  /** Sub-tables that are opened under a row. */
  readonly below: readonly ChildColumns[];
  readonly records: Records;
  readonly asked: Asked;
  readonly buttons: Buttons;
  readonly density: Density;
  readonly chosen: ReadonlySet<string>;
  /** Place of the first row in the whole list, from 0. */
  readonly offset: number;
  /** The rows have not come yet: bars stand in their places. */
  readonly waiting: boolean;
  onChoose(ids: readonly string[], chosen: boolean): void;
  onSort(prop: string): void;
  readonly onRow: RowActions;
}

const barRows = Array.from({ length: 12 }, (_, index) => index);

/**
 * Rows as one table, so that heads belong to their cells for everybody. Head, identity and actions stay put by
 * CSS; cells are plain elements, so that five hundred rows stay quick.
 */
export const RecordGrid = memo(function RecordGrid(props: Props) {
  const { name, columns, records, asked, buttons, density, chosen, offset, waiting, onChoose, onSort, onRow } = props;
  const { look, shown, inline, below } = props;
  const { opened, toggle: open } = useOpened();
  const { language, translate, timeZone } = useServices();
  const host = useRef<HTMLDivElement>(null);
  const { width: room } = useWidth(host);
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const words = useMemo(() => ({ language, translate, timeZone }), [language, translate, timeZone]);
  const selects = choosesRows(buttons);
  const acts = rowButtons(buttons).length > 0;
  const isTree = look.kind === 'tree';
  const opens = below.length > 0;
  const extra = isTree ? levelsPx : opens ? togglePx : 0;
  const drawn = useMemo(() => (extra > 0 ? withRoom(columns, extra) : columns), [extra, columns]);
  const layout = useMemo(() => layoutColumns(drawn, { room, selects, acts }), [drawn, room, selects, acts]);
  const cells = useSameCells(drawn, layout);
  const { sections, rows, toggle, more } = shown;
  const span = layout.columns.length + (selects ? 1 : 0) + (acts ? 1 : 0);
  const isFlat = look.kind === 'plain' || look.kind === 'inline';
  const editing = inline?.editing ?? null;
  const groupField = look.kind === 'grouped' ? look.field : undefined;
  useEffect(() => {
    if (inline && host.current && !waiting) keepOneStop(cellsIn(host.current), null);
  });
  useBackToCell(host, editing);
  const keys = (event: KeyboardEvent) => {
    if (look.kind === 'tree') treeKeys(event, toggle);
    if (inline) cellKeys(event, inline.start);
  };
  const InlineRow = useInlineRow(inline);
  const inlineRow = (row: Row | null) =>
    inline &&
    InlineRow && (
      <InlineRow
        key={row?.id ?? ' new'}
        row={row}
        inline={inline}
        columns={cells}
        words={words}
        selects={selects}
        acts={acts}
        pinsLeft={layout.pinsLeft}
        span={span}
      />
    );
  let number = 0;
  const lineOf = (line: Line) => {
    number += 1;
    if (line.kind === 'more')
      return (
        <tr key={`more ${line.key}`} aria-rowindex={number + 1} className="adit-records-rest">
          <td colSpan={span}>
            <MoreButton line={line} onMore={more} />
          </td>
        </tr>
      );
    const { row, spot } = line;
    if (InlineRow && editing?.id === row.id) return inlineRow(row);
    const own = opens
      ? below.some((child) => childRows(row, child).length > 0)
        ? opened.has(row.id)
        : null
      : undefined;
    const drawnRow = (
      <GridRow
        key={row.id}
        row={row}
        at={isFlat ? offset + number : number}
        columns={cells}
        pinsLeft={layout.pinsLeft}
        buttons={buttons}
        words={words}
        selects={selects}
        acts={acts}
        isChosen={chosen.has(row.id)}
        hasMenu={menu?.row.id === row.id}
        level={spot?.level}
        branch={spot && branchOf(spot)}
        isOnWay={spot?.isOnWay}
        writable={inline?.writable}
        opened={own}
        onOpen={open}
        onToggle={toggle}
        onChoose={onChoose}
        onRow={onRow}
        onMenu={setMenu}
      />
    );
    if (own !== true) return drawnRow;
    return (
      <Fragment key={row.id}>
        {drawnRow}
        <tr className="adit-records-below">
          <td colSpan={span}>
            <ChildRows row={row} below={below} words={words} />
          </td>
        </tr>
      </Fragment>
    );
  };
  const sectionOf = ({ key, head, lines }: Section) => {
    if (head) number += 1;
    const at = number;
    return (
      <tbody key={key}>
        {head && <GroupRow head={head} field={groupField} span={span} at={at} onToggle={toggle} />}
        {lines.map(lineOf)}
      </tbody>
    );
  };

  const scrolled = () => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = host.current ?? {};
    host.current?.toggleAttribute('data-over-left', scrollLeft > 0);
    host.current?.toggleAttribute('data-over-right', scrollLeft + clientWidth < scrollWidth - 1);
    if (menu) setMenu(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only brings into view what has the focus
    <div
      className="adit-records-host"
      ref={host}
      onScroll={scrolled}
      onFocus={(event) => {
        showFocused(event.currentTarget, event.target);
        if (inline && event.target.matches('td[data-cell]')) keepOneStop(cellsIn(event.currentTarget), event.target);
      }}
      onKeyDown={keys}
      onDoubleClick={({ target }) => {
        const place = inline && cellPlace(target);
        if (place) inline?.start(place);
      }}
      data-over-right={layout.width > room || undefined}
    >
      <table
        className="adit-records"
        data-density={density}
        aria-label={name}
        aria-rowcount={isFlat && !records.isMore ? records.total + 1 : -1}
        {...(look.kind === 'tree'
          ? { role: 'treegrid' }
          : look.kind === 'inline' && inline
            ? { role: 'grid', 'aria-description': translate('list.inline.how') }
            : {})}
        style={{ width: layout.width }}
      >
        <colgroup>
          {selects && <col style={{ width: selectWidthPx }} />}
          {layout.columns.map(({ column, width }) => (
            <col key={column.prop} style={{ width }} />
          ))}
          {acts && <col style={{ width: actionsWidthPx }} />}
        </colgroup>
        <GridHead
          layout={layout}
          asked={asked}
          selects={selects}
          acts={acts}
          rows={rows}
          chosen={chosen}
          onChoose={onChoose}
          onSort={onSort}
        />
        {waiting && (
          <tbody aria-hidden="true">
            {barRows.map((bar) => (
              <tr key={bar}>
                {selects && <td />}
                {layout.columns.map(({ column }) => (
                  <td key={column.prop}>
                    <span className="adit-records-bar" />
                  </td>
                ))}
                {acts && <td />}
              </tr>
            ))}
          </tbody>
        )}
        {!waiting && editing?.id === null && <tbody>{inlineRow(null)}</tbody>}
        {!waiting && sections.map(sectionOf)}
      </table>
      {menu && <RowMenu place={menu} buttons={buttons} onRow={onRow} onClose={() => setMenu(null)} />}
    </div>
  );
});

/** px that the identity of a tree table has beside its words: a toggle, and two levels down. */
const levelsPx = 64;

/** px that opens the sub-tables of a row. */
const togglePx = 24;

function withRoom(columns: readonly ShownColumn[], px: number): readonly ShownColumn[] {
  return columns.map((one, index) =>
    index === 0 ? { ...one, column: { ...one.column, width: (one.column.width ?? usualWidthPx) + px } } : one,
  );
}

function branchOf({ hasBelow, isWaiting, isOpen }: TreeSpot) {
  if (!hasBelow) return 'none';
  if (isWaiting) return 'waiting';
  return isOpen ? 'open' : 'closed';
}

/** The same list while only widths change: those are the table's, and no row has to draw again for them. */
function useSameCells(columns: readonly ShownColumn[], layout: GridLayout): readonly GridColumn[] {
  const places = JSON.stringify(layout.columns.map(({ side, isEdge, style }) => [side, isEdge, style]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places say whether the layout differs for a row
  return useMemo(() => layout.columns, [columns, places]);
}
