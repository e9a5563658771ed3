// Here: spreadsheets that people send in, read in a thread of their own that has little room and little time.

export { readSpreadsheet } from './read-spreadsheet.ts';
export type { CellContent, SheetContent, SheetsRead } from './sheet-content.ts';
