import { sql } from 'kysely';
import { limits } from '../../engine/schema/limits.ts';
import type { OpenListQuery } from '../gateway/list-query.ts';
import type { ChildShape } from '../gateway/model-shape.ts';
import { recordWords } from '../gateway/parent-words.ts';
import { type Row, runStatement } from '../gateway/run-statement.ts';
import { loadWords, type Words } from '../gateway/value-words.ts';
import type { RecordLines, SheetCell } from '../spreadsheet/index.ts';
import type { ExportColumn } from './export-columns.ts';
import { type ExportedIds, slicesOf } from './exported-ids.ts';

/**
 * The records of an export, in slices: as the actor sees them in the list at that moment. One that has gone meanwhile, or out
 * of the actor's sight, is left out.
 */
export async function* readRecords(
  listing: OpenListQuery,
  columns: readonly ExportColumn[],
  ids: ExportedIds,
): AsyncGenerator<readonly RecordLines[]> {
  const children = [...new Set(columns.map(({ child }) => child).filter((child) => child !== null))];
  const size = children.length > 0 ? limits.exportSliceRowsWithChildren : limits.exportSliceRows;
  for (const slice of slicesOf(ids, size)) {
    const rows = await readRows(listing, columns, slice);
    const own = await ownCells(listing, columns, rows);
    const below = await Promise.all(children.map((child) => childCells(listing, columns, child, rows)));
    yield rows.map((row) =>
      linesOf(
        columns,
        own(row),
        below.map((cellsOf) => cellsOf(row)),
      ),
    );
  }
}

/** The cells of a row, null in the columns that are not of its table. */
type Cells = readonly (SheetCell | null)[];

/** In the order of the ids. */
async function readRows(
  { access, kysely, from }: OpenListQuery,
  columns: readonly ExportColumn[],
  ids: readonly string[],
): Promise<Row[]> {
  const id = `m.${access.model.main.id}`;
  const quoted = columns.filter(({ child }) => child === null).map(({ column }) => `m.${column.quoted}`);
  const select = sql.raw([`${id} as "id"`, ...new Set(quoted)].join(', '));
  const found = await sql<Row>`select ${select} ${from} and ${sql.raw(id)} = any(${ids})`.execute(kysely);
  const byId = new Map(found.rows.map((row) => [String(row.id), row]));
  return ids.map((one) => byId.get(one)).filter((row) => row !== undefined);
}

async function ownCells({ context, access, language }: OpenListQuery, columns: readonly ExportColumn[], rows: Row[]) {
  const own = columns.filter(({ child }) => child === null).map(({ column }) => column);
  const words = await recordWords(context, access, own, rows, language);
  return (row: Row): Cells => columns.map((one) => (one.child === null ? cellOf(one, row, words) : null));
}

async function childCells(
  { context, access, kysely, language }: OpenListQuery,
  columns: readonly ExportColumn[],
  child: ChildShape,
  rows: readonly Row[],
) {
  const ids = rows.map(({ id }) => id);
  const found = await runStatement(kysely, child.statements.selectOfMany, [access.model.tenantId, ids]);
  const own = columns.filter((one) => one.child === child).map(({ column }) => column);
  const words = await loadWords(context, access.actor, own, found, language);
  const byParent = new Map<string, Row[]>();
  for (const row of found) {
    const siblings = byParent.get(String(row.parent_id));
    if (siblings) siblings.push(row);
    else byParent.set(String(row.parent_id), [row]);
  }
  return (parent: Row): Cells[] =>
    (byParent.get(String(parent.id)) ?? []).map((row) =>
      columns.map((one) => (one.child === child ? cellOf(one, row, words) : null)),
    );
}

function cellOf({ column }: ExportColumn, row: Row, words: Words): SheetCell | null {
  const { kind, field, name } = column;
  const stored = row[name];
  return words.cell(column, kind.fromColumn ? kind.fromColumn(stored, field) : (stored ?? null));
}

/** The rows of its sub-tables stand beside each other, from the line of the record on. */
function linesOf(columns: readonly ExportColumn[], own: Cells, below: readonly (readonly Cells[])[]): RecordLines {
  const count = Math.max(1, ...below.map(({ length }) => length));
  return Array.from({ length: count }, (_, line) =>
    columns.map((_column, index) => (line === 0 ? own[index] : null) ?? firstOf(below, line, index)),
  );
}

/** Each column is of one table. */
function firstOf(below: readonly (readonly Cells[])[], line: number, index: number): SheetCell | null {
  for (const rows of below) {
    const cell = rows[line]?.[index];
    if (cell) return cell;
  }
  return null;
}
