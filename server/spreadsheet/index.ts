export { csv } from './csv.ts';
export type { Line, RecordLines, SheetCell, SheetColumn, SheetTable } from './table.ts';
export { xlsx } from './xlsx.ts';
export { ZipTooLarge } from './zip.ts';
