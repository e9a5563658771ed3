import { memo, useMemo, useRef, useState } from 'react';
import { useServices } from '../../engine/render/services.ts';
import type { Buttons } from './buttons.ts';
import type { Density } from './density.ts';
import { GridHead } from './GridHead.tsx';
import { GridRow } from './GridRow.tsx';
import { GridSummary } from './GridSummary.tsx';
import { actionsWidthPx, type GridColumn, type GridLayout, layoutColumns, selectWidthPx } from './grid-layout.ts';
import type { Row } from './model.ts';
import { type MenuPlace, RowMenu } from './RowMenu.tsx';
import { type RowActions, rowButtons } from './row-buttons.ts';
import { showFocused } from './show-focused.ts';
import type { ShownColumn } from './use-columns.ts';
import type { Asked, Records } from './use-records.ts';
import { useWidth } from './use-width.ts';

interface Props {
  readonly name: string;
  readonly columns: readonly ShownColumn[];
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
 * Rows as one table, so that heads belong to their cells for everybody. Head, identity, actions and summary stay put by
 * CSS; cells are plain elements, so that five hundred rows stay quick.
 */
export const RecordGrid = memo(function RecordGrid(props: Props) {
  const { name, columns, records, asked, buttons, density, chosen, offset, waiting, onChoose, onSort, onRow } = props;
  const { language, translate } = useServices();
  const host = useRef<HTMLDivElement>(null);
  const { width: room } = useWidth(host);
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const words = useMemo(() => ({ language, translate }), [language, translate]);
  const selects = buttons.batchRemove !== undefined;
  const acts = rowButtons(buttons).length > 0;
  const layout = useMemo(() => layoutColumns(columns, { room, selects, acts }), [columns, room, selects, acts]);
  const cells = useSameCells(columns, layout);
  const { rows, summary } = records;

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
      onFocus={(event) => showFocused(event.currentTarget, event.target)}
      data-over-right={layout.width > room || undefined}
    >
      <table
        className="adit-records"
        data-density={density}
        aria-label={name}
        aria-rowcount={records.total + 1}
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
        <tbody aria-hidden={waiting}>
          {waiting
            ? barRows.map((bar) => (
                <tr key={bar}>
                  {selects && <td />}
                  {layout.columns.map(({ column }) => (
                    <td key={column.prop}>
                      <span className="adit-records-bar" />
                    </td>
                  ))}
                  {acts && <td />}
                </tr>
              ))
            : rows.map((row: Row, index) => (
                <GridRow
                  key={row.id}
                  row={row}
                  at={offset + index + 1}
                  columns={cells}
                  pinsLeft={layout.pinsLeft}
                  buttons={buttons}
                  words={words}
                  selects={selects}
                  acts={acts}
                  isChosen={chosen.has(row.id)}
                  hasMenu={menu?.row.id === row.id}
                  onChoose={onChoose}
                  onRow={onRow}
                  onMenu={setMenu}
                />
              ))}
        </tbody>
        {summary && !waiting && <GridSummary layout={layout} summary={summary} selects={selects} acts={acts} />}
      </table>
      {menu && <RowMenu place={menu} buttons={buttons} onRow={onRow} onClose={() => setMenu(null)} />}
    </div>
  );
});

/** The same list while only widths change: those are the table's, and no row has to draw again for them. */
function useSameCells(columns: readonly ShownColumn[], layout: GridLayout): readonly GridColumn[] {
  const places = JSON.stringify(layout.columns.map(({ side, isEdge, style }) => [side, isEdge, style]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places say whether the layout differs for a row
  return useMemo(() => layout.columns, [columns, places]);
}
