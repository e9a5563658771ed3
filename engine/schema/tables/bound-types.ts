import type { ValueKindName } from '../values/index.ts';

const textual = ['text', 'character varying'] as const;
const whole = ['bigint', 'integer', 'smallint'] as const;
const broken = ['numeric', 'double precision', 'real'] as const;

/** Types of a column that was made elsewhere, in the words of `information_schema`, from which each kind reads and to which it writes. */
const readable: Readonly<Record<ValueKindName, readonly string[]>> = {
  text: textual,
  longText: textual,
  choice: textual,
  reference: textual,
  time: [...textual, 'time without time zone'],
  integer: whole,
  decimal: broken,
  computed: broken,
  boolean: ['boolean'],
  date: ['date'],
  dateTime: ['timestamp with time zone'],
  dateRange: ['jsonb'],
  numberRange: ['jsonb'],
  choices: ['jsonb'],
  path: ['jsonb'],
  paths: ['jsonb'],
  references: ['jsonb'],
  files: ['jsonb'],
  geometry: ['jsonb'],
  table: [],
};

const anyKind: ReadonlySet<string> = new Set(Object.values(readable).flat());

/** Whether a kind's values can live in a column of this type. */
export function readsType(kind: ValueKindName, dataType: string): boolean {
  return readable[kind].includes(dataType);
}

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
