import { type ColumnType, type ValueKindName, valueKinds } from '../values/index.ts';

/** Types of a column that was made elsewhere, in the words of `information_schema`, beside the one that is made here. */
const alike: Readonly<Record<ColumnType, readonly string[]>> = {
  text: ['text', 'character varying'],
  bigint: ['bigint', 'integer', 'smallint'],
  numeric: ['numeric', 'double precision', 'real'],
  boolean: ['boolean'],
  date: ['date'],
  timestamptz: ['timestamp with time zone'],
  jsonb: ['jsonb'],
};
/** Kinds that are kept as text and have a type of their own elsewhere. */
const further: Readonly<Partial<Record<ValueKindName, readonly string[]>>> = { time: ['time without time zone'] };

/** Whether a kind's values can live in a column of this type: it reads from there and writes to it. */
export function readsType(kind: ValueKindName, dataType: string): boolean {
  const { column } = valueKinds[kind];
  return column !== null && [...alike[column], ...(further[kind] ?? [])].includes(dataType);
}

const anyKind: ReadonlySet<string> = new Set([...Object.values(alike), ...Object.values(further)].flat());

/** Whether there is a kind that can. */
export function isReadable(dataType: string): boolean {
  return anyKind.has(dataType);
}

/** Columns that a main table has for the server's own use; a field never lives in one of them. Source: design 5. */
export const serverColumns: ReadonlySet<string> = new Set([
  'tenant_id',
  'id',
  'adit_id',
  'creator_id',
  'creator_time',
  'modifier_id',
  'modify_time',
  'organize_id',
  'position_id',
  'revision',
  'delete_time',
]);

/** Where rows of a sub-table in a table that was made elsewhere stand. */
export const positionColumn = 'adit_position';

/** The same for the table of a sub-table. */
export const childServerColumns: ReadonlySet<string> = new Set(['tenant_id', 'id', 'adit_id', positionColumn]);
