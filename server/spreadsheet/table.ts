import type { SheetCell } from '../../engine/schema/fields/sheet-cell.ts';

export type { SheetCell } from '../../engine/schema/fields/sheet-cell.ts';

export interface SheetColumn {
  readonly label: string;
  /** What the columns beside it have in common with it, such as their sub-table; '' for a column that stands alone. */
  readonly group: string;
  /** On a screen. */
  readonly widthPx: number;
  /** Of a file that people fill in: a cell of it may not stay empty. */
  readonly isRequired?: boolean;
  /** Of such a file: how what is typed there is read, as spreadsheets write it; `@` is text. */
  readonly format?: string;
  /** Of such a file: what there is to choose from. */
  readonly choices?: readonly string[];
  /** Of such a file: shown beside a cell of it as long as somebody is there. */
  readonly hint?: string;
}

/** A sheet of plain texts that people do not see. */
export interface HiddenSheet {
  readonly name: string;
  readonly lines: readonly (readonly string[])[];
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
  readonly hidden?: readonly HiddenSheet[];
  /** Below the head, for people to fill in. */
  readonly entryRows?: number;
}

export const hasGroups = ({ columns }: SheetTable): boolean => columns.some(({ group }) => group !== '');
