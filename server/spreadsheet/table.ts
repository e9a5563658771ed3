import type { SheetCell } from '../../engine/schema/fields/sheet-cell.ts';

export type { SheetCell } from '../../engine/schema/fields/sheet-cell.ts';

export interface SheetColumn {
  readonly label: string;
  /** What the columns beside it have in common with it, such as their sub-table; '' for a column that stands alone. */
  readonly group: string;
  /** On a screen. */
  readonly widthPx: number;
}

/** A line of cells, one for each column; null where there is nothing. */
export type Line = readonly (SheetCell | null)[];

/** The lines of one record: the first, and those that rows of its sub-tables add. Columns without a group are its own. */
export type RecordLines = readonly Line[];

/** What a spreadsheet is written of. The records come in pieces, and are not kept. */
export interface SheetTable {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly records: AsyncIterable<readonly RecordLines[]>;
}

export const hasGroups = ({ columns }: SheetTable): boolean => columns.some(({ group }) => group !== '');
