/**
 * A value as a spreadsheet holds it: what has a meaning there keeps it, all else is text.
 * `number`: `format` as spreadsheets write it (`#,##0.00`), '' for the usual one. `time`: what a clock on the wall shows, as
 * `YYYY-MM-DDTHH:mm:ss`, with the format of dates that people read it in, and itself in that format.
 */
export type SheetCell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number; readonly format: string }
  | { readonly kind: 'time'; readonly clock: string; readonly format: string; readonly text: string }
  | { readonly kind: 'boolean'; readonly value: boolean };
