import { sql, type Transaction } from 'kysely';
import { localText } from '../../engine/schema/documents/text.ts';
import type { Field } from '../../engine/schema/fields.ts';
import { finding } from '../../engine/schema/findings/finding.ts';
import type { FindingCode } from '../../engine/schema/findings/finding-codes.ts';
import { readsType, serverColumns } from '../../engine/schema/tables/bound-types.ts';
import { columnNameOf } from '../../engine/schema/tables/read-tables.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { quoteName } from '../gateway/index.ts';
import { labelOf } from '../gateway/record-findings.ts';
import { Refused } from '../refused.ts';
import type { ServerWords } from '../words.ts';
import { foreignTables, keyColumns, tableFault } from './bindable.ts';
import type { PlannedColumn } from './plan-tables.ts';
import { type RealColumn, typeText } from './real-columns.ts';
import { indexName, newIndexMark } from './table-names.ts';

type Args = Parameters<typeof finding>[2];

/** Forbids a publish, with the reason. */
export function refuseBinding(code: FindingCode, at: string, args: Args): never {
  throw new Refused('findings', 'record.finding', {}, { findings: [finding(code, at, args)] });
}

/**
 * Makes sure that a table that was made elsewhere can take the rows of a model.
 * @param at pointer of the table's name in the design
 * @throws Refused findings with the reason
 */
export async function requireBindable(trx: Transaction<DatabaseSchema>, name: string, at: string): Promise<void> {
  const [table] = await foreignTables(trx, sql`c.relname = ${name}`);
  if (!table) return refuseBinding('bind.gone', at, { name });
  const fault = tableFault(table);
  if (fault) refuseBinding(fault, at, { name });
}

interface SystemColumn {
  readonly name: string;
  /** Types that it may have where it is there already. */
  readonly types: readonly string[];
  /** What it is made as. */
  readonly made: string;
}

const texts = ['text', 'character varying'];
const times = ['timestamp with time zone'];

/** Who, when and which revision; keys and tenant are written of their own. */
const systemColumns: readonly SystemColumn[] = [
  { name: 'creator_id', types: texts, made: 'text not null' },
  { name: 'creator_time', types: times, made: 'timestamptz not null default now()' },
  { name: 'modifier_id', types: texts, made: 'text' },
  { name: 'modify_time', types: times, made: 'timestamptz' },
  { name: 'organize_id', types: texts, made: 'text' },
  { name: 'position_id', types: texts, made: 'text' },
  { name: 'revision', types: ['integer', 'bigint'], made: 'integer not null default 1' },
  { name: 'delete_time', types: times, made: 'timestamptz' },
];

/** Longest id of a record, and the letters it is made of: what the calls take. */
const idPattern = '^[A-Za-z0-9_-]{1,64}$';

export interface Owner {
  readonly tenantId: string;
  readonly userId: string;
}

/**
 * Gives a table that was made elsewhere what a table of rows needs, and fills it for the rows that are there: nothing of
 * the table is dropped, renamed or given another type, and whoever else writes into it still can.
 * @returns what was done, with the number of rows
 */
export async function bindTable(
  trx: Transaction<DatabaseSchema>,
  name: string,
  real: readonly RealColumn[],
  owner: Owner,
  at: string,
): Promise<ServerWords[]> {
  const table = sql.raw(quoteName(name));
  const known = new Map(real.map((column) => [column.name, column]));
  for (const { name: column, types } of systemColumns) requireType(known.get(column), types, at);
  requireType(known.get('tenant_id'), texts, at);
  requireType(known.get('id'), texts, at);
  const { rows: counted } = await sql<{ count: unknown }>`select count(*) as count from ${table}`.execute(trx);
  const rows = Number(counted[0]?.count ?? 0);
  const steps: ServerWords[] = [{ code: 'step.bind', args: { name, rows } }];

  const tenant = sql.lit(owner.tenantId);
  const user = sql.lit(owner.userId);
  const missing = systemColumns.filter((column) => !known.has(column.name));
  if (!known.has('tenant_id')) {
    await sql`alter table ${table} add column tenant_id text not null default ${tenant}`.execute(trx);
    steps.push({ code: 'step.bindTenant', args: { rows } });
  } else await requireFilled(trx, name, 'tenant_id', at);
  steps.push(...(await fillIds(trx, name, known, rows, at)));
  for (const { name: column, made } of missing) {
    const filled = column === 'creator_id' ? sql` default ${user}` : sql``;
    await sql`alter table ${table} add column ${sql.raw(`${quoteName(column)} ${made}`)}${filled}`.execute(trx);
  }
  if (missing.length > 0) {
    const columns = missing.map((column) => column.name).join(', ');
    steps.push({ code: 'step.bindColumns', args: { count: missing.length, columns, rows } });
  }
  await makeIndexes(trx, name);
  return steps;
}

function requireType(column: RealColumn | undefined, types: readonly string[], at: string): void {
  if (column && !types.includes(column.dataType))
    refuseBinding('bind.systemColumn', at, { name: column.name, type: typeText(column), types: types.join(' / ') });
}

async function requireFilled(trx: Transaction<DatabaseSchema>, table: string, column: string, at: string) {
  const { rows } = await sql<{ count: unknown }>`select count(*) as count from ${sql.raw(quoteName(table))}
    where ${sql.raw(quoteName(column))} is null`.execute(trx);
  const count = Number(rows[0]?.count ?? 0);
  if (count > 0) refuseBinding('bind.empty', at, { name: column, count });
}

/** Ids of the rows that are there: from a primary key of one column where its values can be ids, else new ones. */
async function fillIds(
  trx: Transaction<DatabaseSchema>,
  name: string,
  known: ReadonlyMap<string, RealColumn>,
  rows: number,
  at: string,
): Promise<ServerWords[]> {
  const table = sql.raw(quoteName(name));
  if (known.has('id')) {
    await requireFilled(trx, name, 'id', at);
    const { rows: found } = await sql<{ odd: unknown; twins: unknown }>`
      select count(*) filter (where id !~ ${sql.lit(idPattern)}) as odd, count(*) - count(distinct id) as twins
      from ${table}`.execute(trx);
    const { odd, twins } = { odd: Number(found[0]?.odd ?? 0), twins: Number(found[0]?.twins ?? 0) };
    if (twins > 0) refuseBinding('bind.idTwins', at, { count: twins });
    if (odd > 0) refuseBinding('bind.idOdd', at, { count: odd });
    return [{ code: 'step.bindOwnIds', args: { rows } }];
  }
  const key = await keyColumns(trx, name);
  const [only] = key;
  const isOne = key.length === 1 && only !== undefined;
  const fits =
    isOne &&
    (
      await sql`select 1 from ${table} where ${sql.raw(quoteName(only))}::text !~ ${sql.lit(idPattern)} limit 1`.execute(
        trx,
      )
    ).rows.length === 0;
  await sql`alter table ${table} add column id text not null default replace(gen_random_uuid()::text, '-', '')`.execute(
    trx,
  );
  if (!fits) return [{ code: 'step.bindNewIds', args: { rows } }];
  await sql`update ${table} set id = ${sql.raw(quoteName(only))}::text`.execute(trx);
  return [{ code: 'step.bindIds', args: { name: only, rows } }];
}

async function makeIndexes(trx: Transaction<DatabaseSchema>, name: string): Promise<void> {
  const table = quoteName(name);
  const index = (suffix: string) => quoteName(indexName(name, `${suffix}${newIndexMark()}`));
  await sql.raw(`create unique index ${index('k')} on ${table} (tenant_id, id)`).execute(trx);
  await sql.raw(`create index ${index('t')} on ${table} (tenant_id, creator_time desc, id)`).execute(trx);
}

/**
 * Makes sure that the fields fit the columns that they live in, that these are there, and that a new row can be written.
 * @param fields of the main form
 * @throws Refused findings
 */
export function requireFitting(
  fields: readonly Field[],
  columns: readonly PlannedColumn[],
  real: ReadonlyMap<string, RealColumn>,
  at: string,
): void {
  const used = new Set<string>();
  const lost = fields.filter(
    ({ node, name }) => node.config.columnName !== undefined && columns.some((one) => one.field === name && one.isNew),
  );
  const findings = lost.map((field) => {
    const args = { name: columnNameOf(field.node), label: localText(labelOf(field), 'zh') };
    return finding('table.noColumn', `/form${field.at}/config/columnName`, args);
  });
  const unfit = columns.flatMap(({ isTheirs, name, kind, label, at: node }) => {
    const column = real.get(name);
    if (!isTheirs || !column) return [];
    used.add(name);
    const place = `/form${node}`;
    const words = localText(label, 'zh');
    if (column.generated) return [finding('bind.generated', place, { name, label: words })];
    return readsType(kind, column.dataType)
      ? []
      : [finding('table.kind', place, { label: words, type: typeText(column) })];
  });
  findings.push(...unfit);
  for (const column of real.values()) {
    const isAsked = !column.nullable && !column.hasDefault && !column.generated;
    if (isAsked && !used.has(column.name) && !serverColumns.has(column.name))
      findings.push(finding('bind.mustFill', at, { name: column.name }));
  }
  if (findings.length > 0) throw new Refused('findings', 'record.findings', { count: findings.length }, { findings });
}
