import type { CellContent, SheetContent } from '../spreadsheet-reader/index.ts';
import { idCode } from './adit-sheet.ts';
import type { ImportColumn } from './import-columns.ts';
import type { Header } from './match-header.ts';

/** What the cells of a line hold, by the code of their field. */
export type Cells = Readonly<Record<string, CellContent>>;

/** A record of a file, before anybody has read what its cells say. */
export interface RawRecord {
  /** In the file, from 1. */
  readonly line: number;
  readonly id?: string;
  readonly cells: Cells;
  /** Rows of sub-tables, by the name of the table. */
  readonly children: Readonly<Record<string, readonly Cells[]>>;
}

const isBlank = (cell: CellContent | undefined) =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '');

/** A line without anything of the record itself is one more row of the sub-tables of the record above it. */
export function gatherRecords(
  { lines }: SheetContent,
  { codes, headRows }: Header,
  columns: readonly ImportColumn[],
): RawRecord[] {
  const tableOf = new Map(columns.map(({ code, child }) => [code, child?.field.name ?? null]));
  const records: { line: number; id?: string; cells: Cells; children: Record<string, Cells[]> }[] = [];
  for (const [index, line] of lines.entries()) {
    if (index < headRows) continue;
    const own: Record<string, CellContent> = {};
    const below = new Map<string, Record<string, CellContent>>();
    let id: string | undefined;
    for (const [place, code] of codes.entries()) {
      const cell = line[place];
      if (code === null || cell === undefined || isBlank(cell)) continue;
      const table = tableOf.get(code);
      if (code === idCode) id = String(cell).trim();
      else if (typeof table !== 'string') own[code] = cell;
      else below.set(table, { ...below.get(table), [code]: cell });
    }
    if (Object.keys(own).length === 0 && id === undefined && below.size === 0) continue;
    const last = records.at(-1);
    const isBelow = Object.keys(own).length === 0 && id === undefined && last !== undefined;
    const record = isBelow
      ? last
      : { line: index + 1, ...(id === undefined ? {} : { id }), cells: own, children: Object.fromEntries([]) };
    for (const [table, cells] of below) record.children[table] = [...(record.children[table] ?? []), cells];
    if (!isBelow) records.push(record);
  }
  return records;
}
