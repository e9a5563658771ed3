import { sql, type Transaction } from 'kysely';
import type { Consequence } from '../../engine/schema/calls/index.ts';
import { type Field, type FieldCatalogue, fieldCode } from '../../engine/schema/fields/fields.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { isOfRecord, quoteName, type StoredNames } from '../gateway/index.ts';

/** A version of a model: its fields, and where each of them lives. */
interface Version {
  readonly fields: FieldCatalogue;
  readonly names: StoredNames;
}

/**
 * What a publish does to rows that this tenant has: those without a value in a field that becomes required, and those whose
 * value is no longer shown because its field is gone or has become another column. Rows that nothing happens to are not told.
 */
export async function publishConsequences(
  trx: Transaction<DatabaseSchema>,
  tenantId: string,
  before: Version,
  now: Version,
  language: Language,
): Promise<Consequence[]> {
  const earlier = byCode(before.fields);
  const later = byCode(now.fields);
  const consequences: Consequence[] = [];
  const tell = async (kind: Consequence['kind'], field: Field, { names }: Version, at: string) => {
    const counted = await count(trx, tenantId, field, names);
    if (!counted) return;
    const concerned = kind === 'required' ? counted.empty : counted.rows - counted.empty;
    if (counted.rows === 0 || (kind !== 'required' && concerned === 0)) return;
    const label = localText(field.node.config.label, language) || field.name;
    consequences.push({ kind, field: fieldCode(field), label, at, ...counted });
  };
  const homes = new Map([...earlier.values()].map((field) => [homeOf(field, before.names), field]));
  const stays = new Set([...later.values()].map((field) => homeOf(field, now.names)));
  for (const [code, field] of later) {
    // Under another name it is the same field while it lives in the same column.
    const same = homes.get(homeOf(field, now.names));
    const namesake = earlier.get(code);
    const known = same ?? (stays.has(namesake && homeOf(namesake, before.names)) ? undefined : namesake);
    if (isRequired(field) && !(known && isRequired(known))) await tell('required', field, now, `/form${field.at}`);
    if (known && !same) await tell('kind', known, before, `/form${field.at}`);
  }
  for (const [code, field] of earlier)
    if (!later.has(code) && !stays.has(homeOf(field, before.names))) await tell('removed', field, before, '');
  return consequences;
}

function byCode({ fields, tables }: FieldCatalogue): Map<string, Field> {
  const all = [...fields, ...[...tables.values()].flatMap(({ columns }) => columns)];
  return new Map(all.map((field) => [fieldCode(field), field]));
}

function isRequired({ node, descriptor }: Field): boolean {
  return node.config.required === true && descriptor.filledBy === undefined;
}

function columnOf(field: Field, names: StoredNames): string | undefined {
  return names[field.table ?? '']?.columns[field.name];
}

/** Where a field lives in the database; undefined where no column holds it. */
function homeOf(field: Field, names: StoredNames): string | undefined {
  const column = columnOf(field, names);
  return column === undefined ? undefined : `${names[field.table ?? '']?.table}/${column}`;
}

/** Rows that people have deleted do not count, nor those of a sub-table under one. Undefined where no column holds it. */
async function count(
  trx: Transaction<DatabaseSchema>,
  tenantId: string,
  field: Field,
  names: StoredNames,
): Promise<{ rows: number; empty: number } | undefined> {
  const table = names[field.table ?? '']?.table;
  const column = columnOf(field, names);
  if (table === undefined || column === undefined) return undefined;
  const value = sql.raw(`one.${quoteName(column)}`);
  const { table: main = '', id = 'id' } = names[''] ?? {};
  const link = names[field.table ?? '']?.link;
  const isOf = isOfRecord(link, quoteName(id))('one', 'main');
  const alive =
    field.table === null
      ? sql`one.delete_time is null`
      : sql`exists (select 1 from ${sql.raw(quoteName(main))} as main
          where main.tenant_id = one.tenant_id and ${sql.raw(isOf)} and main.delete_time is null)`;
  const { rows } = await sql<{ rows: unknown; empty: unknown }>`
    select count(*) as rows,
      count(*) filter (where ${value} is null or to_jsonb(${value}) in ('""', '[]', '{}', 'null')) as empty
    from ${sql.raw(quoteName(table))} as one
    where one.tenant_id = ${tenantId} and ${alive}`.execute(trx);
  return { rows: Number(rows[0]?.rows ?? 0), empty: Number(rows[0]?.empty ?? 0) };
}
