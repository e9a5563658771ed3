import { sql, type Transaction } from 'kysely';
import type { Consequence } from '../../engine/schema/calls/index.ts';
import { type Field, type FieldCatalogue, fieldCode } from '../../engine/schema/fields.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { quoteName, type StoredNames } from '../gateway/index.ts';

/** For each field that is required now and was not before: how many rows of this tenant have no value in it. */
export async function emptyInRequired(
  trx: Transaction<DatabaseSchema>,
  tenantId: string,
  before: FieldCatalogue,
  now: FieldCatalogue,
  names: StoredNames,
): Promise<Consequence[]> {
  const asked = new Set(requiredIn(before).map(fieldCode));
  const consequences: Consequence[] = [];
  for (const field of requiredIn(now)) {
    const table = names[field.table ?? ''];
    const column = table?.columns[field.name];
    if (asked.has(fieldCode(field)) || !table || column === undefined) continue;
    const { rows, empty } = await count(trx, tenantId, field, table.table, column, names['']?.table ?? '');
    if (rows > 0) consequences.push({ field: fieldCode(field), at: `/form${field.at}`, rows, empty });
  }
  return consequences;
}

function requiredIn({ fields, tables }: FieldCatalogue): Field[] {
  const all = [...fields, ...[...tables.values()].flatMap(({ columns }) => columns)];
  return all.filter(({ node, descriptor }) => node.config.required === true && descriptor.filledBy === undefined);
}

/** Rows that people have deleted do not count, nor those of a sub-table under one. */
async function count(
  trx: Transaction<DatabaseSchema>,
  tenantId: string,
  field: Field,
  table: string,
  column: string,
  main: string,
): Promise<{ rows: number; empty: number }> {
  const value = sql.raw(`one.${quoteName(column)}`);
  const alive =
    field.table === null
      ? sql`one.delete_time is null`
      : sql`exists (select 1 from ${sql.raw(quoteName(main))} as main
          where main.tenant_id = one.tenant_id and main.id = one.parent_id and main.delete_time is null)`;
  const { rows } = await sql<{ rows: unknown; empty: unknown }>`
    select count(*) as rows,
      count(*) filter (where ${value} is null or to_jsonb(${value}) in ('""', '[]', '{}', 'null')) as empty
    from ${sql.raw(quoteName(table))} as one
    where one.tenant_id = ${tenantId} and ${alive}`.execute(trx);
  return { rows: Number(rows[0]?.rows ?? 0), empty: Number(rows[0]?.empty ?? 0) };
}
