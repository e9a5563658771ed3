import { sql } from 'kysely';
import { isEmptyValue } from '../../engine/schema/values/index.ts';
import type { Access } from '../gateway/model-access.ts';
import type { ColumnShape } from '../gateway/model-shape.ts';
import { parametersOf } from '../gateway/row-values.ts';
import type { Handle, Row } from '../gateway/run-statement.ts';
import { uniqueColumns } from '../gateway/unique-values.ts';
import { visibleRows } from '../gateway/visible-rows.ts';
import { changesRecords } from './import-columns.ts';
import type { ImportedRow, RowProblem } from './imported-row.ts';

/** The record that a row changes; none for one that makes a new one. */
export interface Target {
  readonly id: string;
  readonly revision: number;
}

export interface Targets {
  readonly ofRow: readonly (Target | undefined)[];
  readonly problems: readonly RowProblem[];
}

/**
 * Which records the rows of a file are for: by id, else by the field that takes each value once. Of two rows for one record
 * both are refused.
 */
export async function findTargets(handle: Handle, access: Access, rows: readonly ImportedRow[]): Promise<Targets> {
  const problems: RowProblem[] = [];
  const ofRow: (Target | undefined)[] = rows.map(() => undefined);
  const sentIds = rows.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const known = changesRecords(access) ? await inSight(handle, access, sentIds) : new Map<string, Target>();
  for (const [row, { id }] of rows.entries()) {
    if (id === undefined || !changesRecords(access)) continue;
    ofRow[row] = known.get(id);
    if (!ofRow[row]) problems.push({ row, field: '', problem: { code: 'record.notFound' } });
  }
  for (const [place, column] of uniqueColumns(access.model).entries()) {
    const stored = rows.map(({ data }) => storedText(column, data[column.field.name]));
    const holders = await byValue(handle, access, column, stored);
    // The field that says which record a row is for.
    const isKey = changesRecords(access) && place === 0;
    const mayChange = isKey
      ? await inSight(
          handle,
          access,
          [...holders.values()].map(({ id }) => id),
        )
      : new Map<string, Target>();
    const first = new Map<string, number>();
    for (const [row, value] of stored.entries()) {
      if (value === null) continue;
      const holder = holders.get(value);
      const before = first.get(value);
      if (before !== undefined) problems.push(...[before, row].map((one) => twice(one, column.code)));
      else first.set(value, row);
      if (!holder || ofRow[row]?.id === holder.id) continue;
      if (isKey && rows[row]?.id === undefined && mayChange.has(holder.id)) ofRow[row] = holder;
      else problems.push({ row, field: column.code, problem: { code: 'field.unique', params: { value } } });
    }
  }
  const rowOf = new Map<string, number>();
  for (const [row, target] of ofRow.entries()) {
    if (!target) continue;
    const before = rowOf.get(target.id);
    if (before === undefined) rowOf.set(target.id, row);
    else problems.push(twice(before, ''), twice(row, ''));
  }
  return { ofRow, problems: withoutTwins(problems) };
}

const twice = (row: number, field: string): RowProblem => ({ row, field, problem: { code: 'import.twice' } });

const withoutTwins = (problems: readonly RowProblem[]) => [
  ...new Map(problems.map((one) => [`${one.row} ${one.field} ${one.problem.code}`, one])).values(),
];

function storedText(column: ColumnShape, value: unknown): string | null {
  if (isEmptyValue(value) || typeof value === 'object') return null;
  const parsed = column.kind.parse(value, column.field);
  // What the column cannot hold stands in none of its records, and may not even be asked for.
  if (!parsed.ok) return null;
  const [stored] = parametersOf([column], { [column.field.name]: parsed.value });
  return stored === null ? null : String(stored);
}

const targetOf = ({ id, revision }: Row): Target => ({ id: String(id), revision: Number(revision) });

/** Of these records the ones that the actor may see. */
async function inSight(handle: Handle, access: Access, ids: readonly string[]): Promise<Map<string, Target>> {
  if (ids.length === 0) return new Map();
  const id = sql.raw(`m.${access.model.main.id}::text`);
  const found = await sql<Row>`select ${id} as id, m.revision ${visibleRows(access, 'm')}
    and ${id} = any(${ids}::text[])`.execute(handle);
  return new Map(found.rows.map((row) => [String(row.id), targetOf(row)]));
}

/** Which records hold these values, whoever may see them: no other may take one of them. */
async function byValue(
  handle: Handle,
  access: Access,
  column: ColumnShape,
  values: readonly (string | null)[],
): Promise<Map<string, Target>> {
  const wanted = values.filter((value) => value !== null);
  if (wanted.length === 0) return new Map();
  const { main, tenantId } = access.model;
  const value = sql.raw(`m.${column.quoted}::text`);
  const found = await sql<Row>`select ${value} as value, ${sql.raw(`m.${main.id}::text`)} as id, m.revision
    from ${sql.raw(main.quotedTable)} as m where m.tenant_id = ${tenantId} and m.delete_time is null
    and ${value} = any(${wanted}::text[])`.execute(handle);
  return new Map(found.rows.map((row) => [String(row.value), targetOf(row)]));
}
