/** A cell as it is stored: a formula is its last value, a date its number. */
export type CellContent = string | number | boolean | null;

export interface SheetContent {
  readonly name: string;
  readonly lines: readonly (readonly CellContent[])[];
}

/** What is asked of a workbook: its first sheet, and one by name, where it is there. */
export interface SheetsAsked {
  readonly bytes: Uint8Array;
  readonly isZip: boolean;
  readonly beside: string;
  /** Further lines are not read. */
  readonly linesMost: number;
}

export interface SheetsRead {
  readonly first: SheetContent;
  readonly beside: SheetContent | null;
  /** Days are counted from 1904. */
  readonly is1904: boolean;
}

/** `wrong`: it is not what its name says, or holds what none may. */
export type ReadAnswer = { readonly kind: 'read'; readonly sheets: SheetsRead } | { readonly kind: 'wrong' };
