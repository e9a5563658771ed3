import { sql, type Transaction } from 'kysely';
import { positionColumn } from '../../engine/schema/tables/bound-types.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { quoteName } from '../gateway/index.ts';
import type { ServerWords } from '../kernel/words.ts';
import { idColumnOf, idTypes, requireFilled, settleIds } from './bind-keys.ts';
import type { BoundTable } from './bound-tables.ts';
import { type RealColumn, typeText } from './real-columns.ts';
import { refuseBinding } from './refuse-binding.ts';
import { indexName, newIndexMark } from './table-names.ts';

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

/** Where a row of a sub-table stands; those that somebody else wrote stand after the others. */
const childColumns: readonly SystemColumn[] = [{ name: positionColumn, types: ['integer'], made: 'integer' }];

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
  { name, real: known, at, link }: BoundTable,
  owner: Owner,
): Promise<ServerWords[]> {
  const table = sql.raw(quoteName(name));
  const system = link ? childColumns : systemColumns;
  for (const { name: column, types } of system) requireType(known.get(column), types, at);
  requireType(known.get('tenant_id'), texts, at);
  requireType(known.get('id'), idTypes, at);
  const { rows: counted } = await sql<{ count: unknown }>`select count(*) as count from ${table}`.execute(trx);
  const rows = Number(counted[0]?.count ?? 0);
  const steps: ServerWords[] = [
    link
      ? { code: 'step.bindChild', args: { name, rows, column: link.column } }
      : { code: 'step.bind', args: { name, rows } },
  ];

  const tenant = sql.lit(owner.tenantId);
  const user = sql.lit(owner.userId);
  const missing = system.filter((column) => !known.has(column.name));
  if (!known.has('tenant_id')) {
    await sql`alter table ${table} add column tenant_id text not null default ${tenant}`.execute(trx);
    steps.push({ code: 'step.bindTenant', args: { rows } });
  } else await requireFilled(trx, name, 'tenant_id', at);
  steps.push(await settleIds(trx, name, known, rows, at));
  for (const { name: column, made } of missing) {
    const filled = column === 'creator_id' ? sql` default ${user}` : sql``;
    await sql`alter table ${table} add column ${sql.raw(`${quoteName(column)} ${made}`)}${filled}`.execute(trx);
  }
  if (missing.length > 0) {
    const columns = missing.map((column) => column.name).join(', ');
    steps.push({ code: 'step.bindColumns', args: { count: missing.length, columns, rows } });
  }
  await makeIndexes(trx, name, idColumnOf(known), link?.column);
  return steps;
}

function requireType(column: RealColumn | undefined, types: readonly string[], at: string): void {
  if (column && !types.includes(column.dataType))
    refuseBinding('bind.systemColumn', at, { name: column.name, type: typeText(column), types: types.join(' / ') });
}

async function makeIndexes(
  trx: Transaction<DatabaseSchema>,
  name: string,
  id: string,
  up: string | undefined,
): Promise<void> {
  const table = quoteName(name);
  const index = (suffix: string) => quoteName(indexName(name, `${suffix}${newIndexMark()}`));
  await sql.raw(`create unique index ${index('k')} on ${table} (tenant_id, ${quoteName(id)})`).execute(trx);
  const second = up === undefined ? `creator_time desc, ${quoteName(id)}` : quoteName(up);
  await sql.raw(`create index ${index('t')} on ${table} (tenant_id, ${second})`).execute(trx);
}
