import { type Kysely, sql } from 'kysely';
import { columnOf, type MarksField } from '../../engine/schema/resources/fields.ts';
import type { Resource } from '../../engine/schema/resources/resource.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Content, Row, Writing } from '../kernel/resource-hooks.ts';

const markFields = ({ shape }: Resource): [name: string, field: MarksField][] =>
  Object.entries(shape).flatMap(([name, field]): [string, MarksField][] =>
    field.kind === 'marks' ? [[name, field]] : [],
  );

/** Rows with the small rows that belong to them, as if a column kept them. */
export async function withMarks(
  handle: Kysely<DatabaseSchema>,
  resource: Resource,
  { tenantId }: Pick<Actor, 'tenantId'>,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  let filled = rows;
  for (const [name, { table, of, member, marks }] of markFields(resource)) {
    const said = Object.entries(marks).map(([field, column]) => sql`${sql.ref(column)} as ${sql.ref(field)}`);
    const ids = rows.map(({ id }) => String(id));
    const links = await sql<Row>`
      select ${sql.ref(of)} as "markedBy", ${sql.ref(member.column)} as ${sql.ref(member.field)}, ${sql.join(said)}
      from ${sql.table(table)} where tenant_id = ${tenantId} and ${sql.ref(of)} = any(${ids})
      order by ${sql.ref(member.column)}`.execute(handle);
    const found = new Map<string, Row[]>(ids.map((id) => [id, []]));
    for (const { markedBy, ...one } of links.rows) found.get(String(markedBy))?.push(one);
    filled = filled.map((row) => ({ ...row, [columnOf(name)]: found.get(String(row.id)) ?? [] }));
  }
  return filled;
}

/** They are as sent from now on, without those in which nothing is marked; of what nothing is sent stays. */
export async function writeMarks(resource: Resource, writing: Writing, content: Content): Promise<void> {
  const { trx, actor, id } = writing;
  for (const [name, { table, of, member, marks }] of markFields(resource)) {
    const wanted: unknown = content[name];
    if (!Array.isArray(wanted)) continue;
    const rows = wanted.filter((row: Content) => Object.keys(marks).some((field) => row[field] === 1));
    await sql`
      delete from ${sql.table(table)} where tenant_id = ${actor.tenantId} and ${sql.ref(of)} = ${id}`.execute(trx);
    const columns = [member.column, ...Object.values(marks)].map((column) => sql.ref(column));
    const lists = Object.keys(marks).map((field) => sql`${rows.map((row: Content) => row[field])}::integer[]`);
    await sql`
      insert into ${sql.table(table)} (tenant_id, ${sql.ref(of)}, ${sql.join(columns)})
      select ${actor.tenantId}::text, ${id}::text, one.*
      from unnest(${rows.map((row: Content) => row[member.field])}::text[], ${sql.join(lists)}) as one`.execute(trx);
  }
}
