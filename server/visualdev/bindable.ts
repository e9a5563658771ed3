import type { Kysely } from 'kysely';
import { type RawBuilder, sql } from 'kysely';
import type { DatabaseSchema } from '../database/index.ts';

/** A table of our schema that was made elsewhere. */
export interface ForeignTable {
  readonly name: string;
  /** `r` a table, `p` a partitioned one, `v` a view, `m` a materialised one, `f` one of another server. */
  readonly sort: string;
  /** Whether we may read and write its rows. */
  readonly mayWrite: boolean;
  /** Whether we may give it columns and indexes. */
  readonly mayAlter: boolean;
  readonly comment: string;
  /** As the database last counted them; null where it never has. */
  readonly rows: number | null;
  readonly columns: number;
}

interface Which {
  /** This one alone. */
  readonly name?: string | undefined;
  /** Any but this one. */
  readonly other?: string | undefined;
  /** Those that models of this tenant are bound to as well. */
  readonly boundBy?: string;
}

/** Tables and views of the connected schema that are neither ours nor taken by a model of any tenant. */
export async function foreignTables(
  handle: Kysely<DatabaseSchema>,
  { name, other, boundBy }: Which = {},
): Promise<readonly ForeignTable[]> {
  const isTakenBySomebodyElse =
    boundBy === undefined ? sql`true` : sql`(not known.bound or known.tenant_id <> ${boundBy})`;
  const isMeant = name === undefined ? sql`true` : sql`c.relname = ${name}`;
  const isAnother = other === undefined ? sql`true` : sql`c.relname <> ${other}`;
  const { rows } = await sql<ForeignTable>`
    select c.relname::text as "name", c.relkind::text as "sort",
      (has_table_privilege(c.oid, 'select') and has_table_privilege(c.oid, 'insert')
        and has_table_privilege(c.oid, 'update') and has_table_privilege(c.oid, 'delete')) as "mayWrite",
      pg_has_role(c.relowner, 'usage') as "mayAlter",
      coalesce(obj_description(c.oid, 'pg_class'), '') as "comment",
      case when c.reltuples >= 0 then c.reltuples::bigint end as "rows",
      (select count(*) from pg_attribute as a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as "columns"
    from pg_class as c
    where c.relnamespace = to_regnamespace(current_schema()::text) and c.relkind in ('r', 'p', 'v', 'm', 'f')
      and c.relname not like 'base\\_%' and c.relname <> 'adit_migration'
      and not exists (select 1 from base_visualdev_table as known where known.table_name = c.relname and ${isTakenBySomebodyElse})
      and ${isMeant} and ${isAnother}
    order by c.relname`.execute(handle);
  return rows;
}

/** Why a table cannot be bound, as a code of `bind.*`; null where nothing stands against it so far. */
export function tableFault({ sort, mayWrite, mayAlter }: ForeignTable): 'bind.view' | 'bind.rights' | null {
  if (sort !== 'r') return 'bind.view';
  return mayWrite && mayAlter ? null : 'bind.rights';
}

/** Columns of the primary key, in its order. */
export async function keyColumns(handle: Kysely<DatabaseSchema>, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select a.attname::text as name
    from pg_class as c
    join pg_index as i on i.indrelid = c.oid and i.indisprimary
    join pg_attribute as a on a.attrelid = c.oid and a.attnum = any(i.indkey)
    where c.relnamespace = to_regnamespace(current_schema()::text) and c.relname = ${table}
    order by array_position(i.indkey::smallint[], a.attnum)`.execute(handle);
  return rows.map(({ name }) => name);
}

/** A column whose value is that of a column of another table. */
export interface Relation {
  readonly column: string;
  /** Column of the other table. */
  readonly references: string;
}

/**
 * The foreign keys of one column that lead to a table, by the table that they are of.
 * @param where further conditions on `c`, the row of pg_class of the table that a key is of
 */
export async function relationsTo(
  handle: Kysely<DatabaseSchema>,
  other: string,
  where: RawBuilder<unknown> = sql`true`,
): Promise<ReadonlyMap<string, readonly Relation[]>> {
  const { rows } = await sql<Relation & { table: string }>`
    select distinct c.relname::text as "table", a.attname::text as "column", b.attname::text as "references"
    from pg_constraint as k
    join pg_class as c on c.oid = k.conrelid and c.relnamespace = to_regnamespace(current_schema()::text)
    join pg_class as d on d.oid = k.confrelid and d.relnamespace = c.relnamespace
    join pg_attribute as a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    join pg_attribute as b on b.attrelid = d.oid and b.attnum = k.confkey[1]
    where k.contype = 'f' and array_length(k.conkey, 1) = 1 and d.relname = ${other} and ${where}
    order by 1, 2, 3`.execute(handle);
  const relations = new Map<string, Relation[]>();
  for (const { table, ...relation } of rows) relations.set(table, [...(relations.get(table) ?? []), relation]);
  return relations;
}
