// Here: workbooks and texts with commas, written row by row.

export { csv } from './csv.ts';
export type { HiddenSheet, Line, RecordLines, SheetCell, SheetColumn, SheetTable } from './table.ts';
export { formatCode } from './time-cell.ts';
export { xlsx } from './xlsx.ts';
export { ZipTooLarge } from './zip.ts';
