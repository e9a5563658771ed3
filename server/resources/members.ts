import { type Kysely, sql } from 'kysely';
import { resources } from '../../engine/schema/resources/all-resources.ts';
import { columnOf, type MembersField } from '../../engine/schema/resources/fields.ts';
import type { Resource } from '../../engine/schema/resources/resource.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { askedOnce } from '../kernel/asked-once.ts';
import type { Content, Row, Writing } from '../kernel/resource-hooks.ts';

const memberFields = ({ shape }: Resource): [name: string, field: MembersField][] =>
  Object.entries(shape).flatMap(([name, field]): [string, MembersField][] =>
    field.kind === 'members' ? [[name, field]] : [],
  );

const whereOf = ({ of, where }: MembersField, tenantId: string, ids: readonly string[]) =>
  sql.join(
    [
      ...Object.entries({ tenant_id: tenantId, ...where }).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
      sql`${sql.ref(of)} = any(${ids})`,
    ],
    sql` and `,
  );

/** Rows with the ids of those that belong to them, as if a column kept them. */
export async function withMembers(
  handle: Kysely<DatabaseSchema>,
  resource: Resource,
  { tenantId }: Pick<Actor, 'tenantId'>,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  let filled = rows;
  for (const [name, field] of memberFields(resource)) {
    const ids = rows.map(({ id }) => String(id));
    const links = await sql<{ of: string; member: string }>`
      select ${sql.ref(field.of)} as of, ${sql.ref(field.member)} as member from ${sql.table(field.table)}
      where ${whereOf(field, tenantId, ids)} order by ${field.ordered ? sql`${sql.ref(field.ordered)}, ` : sql``}member`.execute(
      handle,
    );
    const found = new Map<string, string[]>(ids.map((id) => [id, []]));
    for (const { of, member } of links.rows) found.get(of)?.push(member);
    filled = filled.map((row) => ({
      ...row,
      [columnOf(name)]: found.get(String(row.id)) ?? [],
    }));
  }
  return filled;
}

/** Those who belong to a row are as sent from now on; of whom nothing is sent nobody comes or goes. */
export async function writeMembers(resource: Resource, writing: Writing, content: Content): Promise<void> {
  const { trx, actor, id } = writing;
  for (const [name, field] of memberFields(resource)) {
    const wanted = content[name];
    if (!Array.isArray(wanted)) continue;
    const { table, of, member, where, ordered } = field;
    const among = whereOf(field, actor.tenantId, [id]);
    // Where they stand in an order all of them are written anew: none has the place of another meanwhile.
    const gone = await sql<{ member: string }>`
      delete from ${sql.table(table)} where ${among}
        ${ordered === undefined ? sql`and not ${sql.ref(member)} = any(${wanted})` : sql``}
      returning ${sql.ref(member)} as member`.execute(trx);
    const kept = { tenant_id: actor.tenantId, ...where, [of]: id };
    const columns = [...Object.keys(kept), member, ...(ordered === undefined ? [] : [ordered])];
    const come = await sql<{ member: string }>`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      select ${sql.join(Object.values(kept).map((value) => sql`${value}::text`))}, one
        ${ordered === undefined ? sql`` : sql`, place - 1`}
      from unnest(${wanted}::text[]) with ordinality as chosen (one, place)
      on conflict do nothing returning ${sql.ref(member)} as member`.execute(trx);
    const others = [...gone.rows, ...come.rows].map((link) => link.member);
    if (others.length === 0) continue;
    for (const { table: beyond } of keptBeyond(field))
      await askedOnce(writing, `old ${beyond} ${JSON.stringify(others)}`, () =>
        sql`
          update ${sql.table(beyond)} set revision = revision + 1
          where tenant_id = ${actor.tenantId} and id = any(${others})`.execute(trx),
      );
  }
}

/** Resources whose rows show the same links from their own side: what was read of those is old when one comes or goes. */
const keptBeyond = ({ table, member }: MembersField) =>
  resources.filter((other) => memberFields(other).some(([, twin]) => twin.table === table && twin.of === member));
