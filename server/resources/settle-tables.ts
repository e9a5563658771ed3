import { sql, type Transaction } from 'kysely';
import {
  columnOf,
  type Field,
  isColumn,
  type MarksField,
  type MembersField,
  type NameField,
} from '../../engine/schema/resources/fields.ts';
import type { Resource } from '../../engine/schema/resources/resource.ts';
import type { Database, DatabaseSchema } from '../database/index.ts';

/** Columns by name, with their type as SQL says it. */
type Columns = Readonly<Record<string, string>>;

const stamps: Columns = {
  tenant_id: 'text not null',
  id: 'text not null',
  creator_id: 'text',
  creator_time: 'timestamptz not null',
  modifier_id: 'text',
  modify_time: 'timestamptz',
  revision: 'integer not null default 1',
};

/** Each has a value for rows that were there before: a column is added to a table that is in use. */
function columnType(field: Exclude<Field, MembersField | MarksField | NameField>): string {
  switch (field.kind) {
    case 'text':
    case 'code':
      return "text not null default ''";
    case 'integer':
      return field.optional ? 'integer' : `integer not null default ${field.least}`;
    case 'onOff':
      return `integer not null default ${field.starts ?? 1}`;
    case 'order':
      return 'integer not null default 0';
    case 'reference':
    case 'dictionary':
      return 'text';
    case 'choice':
      return field.optional ? 'text' : `text not null default '${Object.keys(field.of)[0]}'`;
    case 'date':
      return 'date';
    case 'subTable':
      return "jsonb not null default '[]'";
    case 'json':
      return `jsonb not null default '${JSON.stringify(field.empty)}'`;
  }
}

function columnsFor({ shape, hasNames, tree, keepsDeleted }: Resource): Columns {
  const own = Object.entries(shape).flatMap(([name, field]) =>
    isColumn(field) ? [[columnOf(name), columnType(field)] as const] : [],
  );
  return {
    ...stamps,
    ...Object.fromEntries(own),
    ...(hasNames ? { names: 'jsonb' } : {}),
    ...(keepsDeleted ? { delete_time: 'timestamptz' } : {}),
    ...(tree ? { parent_id: "text not null default '0'", tree_path: "text not null default ''" } : {}),
  };
}

/**
 * Brings tables to what their resources say: makes those that are not there, and adds columns. Nothing is taken away or
 * renamed: that is a numbered migration's. Several nodes may start at once: one does it, the others wait and find it done.
 */
export async function settleTables(database: Database, resources: readonly Resource[]): Promise<void> {
  // Asked first, so that a database that is up to date also starts while its disk is full.
  if ((await lacking(database.kysely, resources)).length === 0) return;
  await database.transaction(async (trx) => {
    // What migrations wait for each other at.
    await sql`lock table adit_migration in share row exclusive mode`.execute(trx);
    for (const { resource, columns } of await lacking(trx, resources)) await settle(trx, resource, columns);
  });
}

interface Lacking {
  readonly resource: Resource;
  readonly columns: Columns;
}

async function lacking(handle: Database['kysely'], resources: readonly Resource[]): Promise<Lacking[]> {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and table_name = any(${resources.map(({ table }) => table)})`.execute(handle);
  const known = new Set(rows.map((row) => `${row.table_name}.${row.column_name}`));
  return resources.flatMap((resource) => {
    const missing = Object.entries(columnsFor(resource)).filter(([name]) => {
      const place = `${resource.table}.${name}`;
      // Two resources of one table: the first brings what both have.
      return !known.has(place) && known.add(place);
    });
    return missing.length === 0 ? [] : [{ resource, columns: Object.fromEntries(missing) }];
  });
}

async function settle(trx: Transaction<DatabaseSchema>, resource: Resource, columns: Columns): Promise<void> {
  const { table, tree } = resource;
  const definitions = Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`);
  if (columns.id === undefined) {
    const added = definitions.map((definition) => sql`add column ${definition}`);
    await sql`alter table ${sql.table(table)} ${sql.join(added)}`.execute(trx);
  } else {
    const key = sql`constraint ${sql.ref(`${table}_pk`)} primary key (tenant_id, id)`;
    await sql`create table ${sql.table(table)} (${sql.join([...definitions, key])})`.execute(trx);
  }
  if (tree && columns.tree_path !== undefined)
    await sql`create index ${sql.ref(`${table}_tree`)} on ${sql.table(table)} (tenant_id, tree_path text_pattern_ops)`.execute(
      trx,
    );
}
