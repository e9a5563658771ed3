import type { Problem } from '../../engine/schema/text/problem.ts';
import type { Values } from '../gateway/row-values.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import type { Cells, RawRecord } from './gather-records.ts';
import type { ImportColumn } from './import-columns.ts';
import type { ImportedRow, RowProblem } from './imported-row.ts';
import { loadLookups } from './lookups.ts';
import { type Reading, readCell } from './read-cell.ts';

export interface ReadRecords {
  readonly rows: readonly ImportedRow[];
  readonly problems: readonly RowProblem[];
}

/** Values for the cells of a file; what cannot be read stays the text that it is, for somebody to put right. */
export async function readRecords(
  context: AppContext,
  actor: Actor,
  columns: readonly ImportColumn[],
  { records, is1904 }: { readonly records: readonly RawRecord[]; readonly is1904: boolean },
): Promise<ReadRecords> {
  const lookups = await loadLookups(context, actor, columns, textsIn(records));
  const readings = new Map<string, Reading>(
    columns.map(({ code }) => [code, { is1904, timeZone: context.settings.timeZone, lookup: lookups.get(code) }]),
  );
  const problems: RowProblem[] = [];
  const read = (cells: Cells, table: string | null, report: (code: string, problem: Problem) => void): Values => {
    const values: Values = {};
    for (const { code, column, child } of columns) {
      const cell = cells[code];
      const reading = readings.get(code);
      if ((child?.field.name ?? null) !== table || cell === undefined || cell === null || !reading) continue;
      const parsed = readCell(column.field, cell, reading);
      values[column.field.name] = parsed.ok ? parsed.value : String(cell).trim();
      if (!parsed.ok) report(code, parsed.problem);
    }
    return values;
  };
  const rows = records.map(({ line, id, cells, children }, row): ImportedRow => {
    const data = read(cells, null, (field, problem) => problems.push({ row, field, problem }));
    for (const [table, below] of Object.entries(children))
      data[table] = below.map((one, child) =>
        read(one, table, (field, problem) => problems.push({ row, field, child, problem })),
      );
    return { line, ...(id === undefined ? {} : { id }), data };
  });
  return { rows, problems };
}

const textsIn = (records: readonly RawRecord[]) => (code: string) =>
  records
    .flatMap(({ cells, children }) => [cells, ...Object.values(children).flat()])
    .map((cells) => cells[code])
    .filter((cell) => cell !== null && cell !== undefined)
    .map((cell) => String(cell).trim());
