import { type Kysely, sql } from 'kysely';
import type { GradeRight } from '../../engine/schema/grants/grade.ts';
import { columnOf } from '../../engine/schema/resources/fields.ts';
import type { Resource } from '../../engine/schema/resources/resource.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { placesOf } from '../grades/places.ts';
import type { Actor } from '../kernel/actor.ts';
import { localName } from '../kernel/local-name.ts';
import { refusedAt } from '../kernel/refused.ts';
import type { Changed, Served, Writing } from '../kernel/resource-hooks.ts';
import { rowsOf } from './kept-rows.ts';

/** Rows of the tenant that somebody sees. */
export function reachedRows(handle: Kysely<DatabaseSchema>, { resource, hooks }: Served, actor: Actor) {
  const rows = rowsOf(handle, resource, actor);
  const reach = hooks.reach?.(actor, 'Select');
  return reach ? rows.where(reach) : rows;
}

/**
 * Asked of the row as it stands: before it is changed or deleted, and after it was added.
 * @throws Refused forbidden, naming the company or department in which the actor may not do that
 */
export async function requireReach({ resource, hooks }: Served, writing: Writing, right: GradeRight): Promise<void> {
  const { trx, actor, id } = writing;
  const reach = hooks.reach?.(actor, right);
  if (!reach) return;
  const row = await rowsOf(trx, resource, actor)
    .select(sql<number>`1`.as('found'))
    .where(`${resource.table}.id`, '=', id)
    .where(reach)
    .executeTakeFirst();
  if (row) return;
  const [first] = hooks.places ?? [];
  const at = right === 'Add' && first !== undefined ? `/${first}` : '';
  const name = await placeName(resource, writing, right);
  throw name === ''
    ? refusedAt(at, 'grade.beyondAll', {}, 'forbidden')
    : refusedAt(at, 'grade.beyond', { name }, 'forbidden');
}

/**
 * Asked of a row that was changed: what comes to belong elsewhere is added there, and nobody brings a row out of his reach.
 * @throws Refused forbidden
 */
export async function requireStillReached(served: Served, writing: Writing, { before, after }: Changed): Promise<void> {
  const said = (row: Changed['after'], field: string) => JSON.stringify(row?.[columnOf(field)] ?? null);
  const isMoved = served.hooks.places?.some((field) => said(before, field) !== said(after, field));
  await requireReach(served, writing, isMoved ? 'Add' : 'Edit');
}

/** What a place of a row is called in which the actor may not do it, where the row says which that is. */
async function placeName({ table, shape }: Resource, { trx, actor, id }: Writing, right: GradeRight): Promise<string> {
  const { tenantId, language } = actor;
  const links = Object.values(shape).find((field) => field.kind === 'members' && field.to === 'organize');
  const places =
    links?.kind === 'members'
      ? sql`select link.${sql.ref(links.member)} from ${sql.table(links.table)} link
          where link.tenant_id = ${tenantId} and link.${sql.ref(links.of)} = ${id}`
      : shape.organizeId
        ? sql`select own.organize_id from ${sql.table(table)} own where own.tenant_id = ${tenantId} and own.id = ${id}`
        : sql`select ${id}::text`;
  const { rows } = await sql<{ name: string }>`
    select ${localName('place', language)} as name from base_organize place
    where place.tenant_id = ${tenantId} and place.id in (${places}) and place.id not in (${placesOf(actor, right)})
    order by length(place.tree_path), place.sort_code, place.id limit 1`.execute(trx);
  return rows[0]?.name ?? '';
}
