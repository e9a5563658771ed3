import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { askedOnce } from '../kernel/asked-once.ts';
import { localName } from '../kernel/local-name.ts';
import { refusedAt } from '../kernel/refused.ts';
import type { Writing } from '../kernel/resource-hooks.ts';
import { isPersonWithin, itemsOf, placesOf } from './places.ts';

/** @throws Refused forbidden, naming a role that the actor may neither give nor take away */
export async function requireHandsOut(writing: Writing, at: string, roleIds: readonly string[]): Promise<void> {
  const { actor, trx } = writing;
  if (actor.isAdministrator || roleIds.length === 0) return;
  await askedOnce(writing, `hands out ${JSON.stringify(roleIds)}`, async () => {
    const { rows } = await sql<{ name: string }>`
      select ${localName('role', actor.language)} as name from base_role role
      where role.tenant_id = ${actor.tenantId} and role.id = any(${[...roleIds]})
        and role.id not in (${itemsOf(actor, 'role')}) limit 1`.execute(trx);
    if (rows[0]) throw refusedAt(at, 'grade.role', { name: rows[0].name }, 'forbidden');
  });
}

/** @throws Refused forbidden, naming somebody who is in no department in which the actor may change people */
export async function requirePeopleReached(
  { actor, trx }: Pick<Writing, 'actor'> & { readonly trx: Kysely<DatabaseSchema> },
  at: string,
  userIds: readonly string[],
): Promise<void> {
  if (actor.isAdministrator || userIds.length === 0) return;
  const { rows } = await sql<{ name: string }>`
    select ${localName('person', actor.language, 'real_name')} as name from base_user person
    where person.tenant_id = ${actor.tenantId} and person.id = any(${[...userIds]})
      and not ${isPersonWithin('person', actor, 'Edit')} limit 1`.execute(trx);
  if (rows[0]) throw refusedAt(at, 'grade.person', { name: rows[0].name }, 'forbidden');
}

/** @throws Refused forbidden, naming a company or department that the actor may not change */
export async function requirePlacesReached({ actor, trx }: Writing, ids: readonly string[]): Promise<void> {
  if (actor.isAdministrator || ids.length === 0) return;
  const { rows } = await sql<{ name: string }>`
    select ${localName('place', actor.language)} as name from base_organize place
    where place.tenant_id = ${actor.tenantId} and place.id = any(${[...ids]})
      and place.id not in (${placesOf(actor, 'Edit')}) limit 1`.execute(trx);
  if (rows[0]) throw refusedAt('', 'grade.beyond', { name: rows[0].name }, 'forbidden');
}

/** Menu entries that somebody may hand out; undefined: all that he holds himself. */
export async function handedMenus(
  handle: Kysely<DatabaseSchema>,
  actor: Actor,
): Promise<ReadonlySet<string> | undefined> {
  if (actor.isAdministrator) return undefined;
  const { rows } = await sql<{ ids: string[] }>`
    select array(${itemsOf(actor, 'menu')}) as ids from base_grade grade
    where grade.tenant_id = ${actor.tenantId} and grade.user_id = ${actor.userId}`.execute(handle);
  return rows[0] && new Set(rows[0].ids);
}

/** Whoever makes a role in what he administers may hand it out. */
export async function handOutNew({ actor, trx, id }: Writing): Promise<void> {
  if (actor.isAdministrator) return;
  await sql`
    insert into base_grade_item (tenant_id, grade_id, kind, item_id)
    select grade.tenant_id, grade.id, 'role', ${id}::text from base_grade grade
    where grade.tenant_id = ${actor.tenantId} and grade.user_id = ${actor.userId} on conflict do nothing`.execute(trx);
}
