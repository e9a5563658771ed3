import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { askedOnce } from '../kernel/asked-once.ts';
import { localName } from '../kernel/local-name.ts';
import { refusedAt } from '../kernel/refused.ts';
import type { Content, Row, Writing } from '../kernel/resource-hooks.ts';
import { accountKey } from '../oauth/sub-account.ts';
import { checkPersonalPart } from './personal-part.ts';

/**
 * Sign-in names no tenant, so an account is one person over all of them: two tenants that make one at once come one after
 * the other.
 * @throws Refused conflict
 */
export async function requireFreeAccount(account: string, writing: Writing): Promise<void> {
  const { trx, id } = writing;
  await askedOnce(writing, 'turn of accounts', () =>
    sql`select pg_advisory_xact_lock(hashtextextended('accounts of all tenants', 0))`.execute(trx),
  );
  const { rows } = await sql`
    select 1 from base_user where account_key = ${accountKey(account)} and id <> ${id} limit 1`.execute(trx);
  if (rows.length > 0) throw refusedAt('/account', 'user.accountTaken', { account }, 'conflict');
}

/** @throws Refused where somebody would come to stand above himself */
export async function requireNoLoop(managerId: string, { trx, actor, id }: Writing): Promise<void> {
  // A union without "all": what stands in a circle is found once.
  const { rows } = await sql`
    with recursive above as (
      select id, manager_id from base_user where tenant_id = ${actor.tenantId} and id = ${managerId}
      union
      select person.id, person.manager_id from above
      join base_user person on person.tenant_id = ${actor.tenantId} and person.id = above.manager_id)
    select 1 from above where id = ${id}`.execute(trx);
  if (rows.length > 0) throw refusedAt('/managerId', 'user.managerLoop', {}, 'findings');
}

/** The main one of several, with the field of all of them. */
export const severalOf = { organizeId: 'organizeIds', positionId: 'positionIds' } as const;
export type Main = keyof typeof severalOf;

/** Where what is wrong was sent: calls of before name the main one alone. */
export const placeAt = ({ sent = {} }: Writing, main: Main): string =>
  `/${Array.isArray(sent[severalOf[main]]) && typeof sent[main] !== 'string' ? severalOf[main] : main}`;

export const listIn = (value: unknown): string[] => (Array.isArray(value) ? [...new Set(value.map(String))] : []);

/** What belongs to companies and departments is for who is in one of them or below; what belongs to none is for all. */
const belonging = {
  position: { table: 'base_position', text: 'user.positionOutside' },
  role: { table: 'base_role', text: 'user.roleOutside' },
} as const;
/** Whether a row `held` belongs to places, and their ids. */
const placesOf = {
  position: { isBound: sql`held.organize_id is not null`, ids: sql`select held.organize_id` },
  role: {
    isBound: sql`held.global_mark = 0`,
    ids: sql`
      select link.organize_id from base_role_organize link
      where link.tenant_id = held.tenant_id and link.role_id = held.id`,
  },
};

/**
 * @param at what was sent that names them, as JSON pointer
 * @throws Refused findings for a position or role of another place
 */
export async function requireWithin(
  kind: keyof typeof belonging,
  at: string,
  ids: readonly string[],
  organizeIds: readonly string[],
  writing: Writing,
): Promise<void> {
  if (ids.length === 0) return;
  await askedOnce(writing, `within ${kind} ${JSON.stringify([ids, organizeIds])}`, async () => {
    const [outside] = await outsideOf(kind, ids, organizeIds, writing.trx, writing.actor);
    if (outside) throw refusedAt(at, belonging[kind].text, { name: outside.name }, 'findings');
  });
}

/** Positions or roles that belong to other places than somebody is in, or is below. */
export async function outsideOf(
  kind: keyof typeof belonging,
  ids: readonly string[],
  organizeIds: readonly string[],
  handle: Kysely<DatabaseSchema>,
  { tenantId, language }: Pick<Actor, 'tenantId' | 'language'>,
): Promise<{ readonly id: string; readonly name: string }[]> {
  const { isBound, ids: places } = placesOf[kind];
  const { rows } = await sql<{ id: string; name: string }>`
    select held.id, ${localName('held', language)} as name from ${sql.table(belonging[kind].table)} held
    where held.tenant_id = ${tenantId} and held.id = any(${ids}) and ${isBound} and not exists (
      select 1 from base_organize own
      where own.tenant_id = held.tenant_id and own.id = any(${organizeIds}::text[])
        and string_to_array(own.tree_path, '/') && array(${places}))
    order by held.sort_code, held.id`.execute(handle);
  return rows;
}

/** Ids of a list that were not in it before. */
export const added = (after: unknown, before: unknown): string[] => {
  const known = Array.isArray(before) ? before : [];
  return Array.isArray(after) ? after.filter((id) => !known.includes(id)).map(String) : [];
};

/** Nobody switches himself off or takes rights from himself. @throws Refused */
export function requireNotOwn(writing: Writing, before: Row | null, after: Row | null): void {
  const { actor, id } = writing;
  if (id !== actor.userId || before === null) return;
  if (after === null || after.enabled_mark !== 1) throw refusedAt('/enabledMark', 'user.own', {}, 'findings');
  if (after.valid_to !== null && after.valid_to !== before.valid_to)
    throw refusedAt('/validTo', 'user.own', {}, 'findings');
  if (added(before.role_ids, after.role_ids).length > 0) throw refusedAt('/roleIds', 'user.ownRights', {}, 'findings');
  if (added(before.position_ids, after.position_ids).length > 0)
    throw refusedAt(placeAt(writing, 'positionId'), 'user.ownRights', {}, 'findings');
}

/** What is asked of what was sent, before anything of it is kept. */
export async function checkSent(content: Content, writing: Writing): Promise<void> {
  await requireFreeAccount(String(content.account), writing);
  checkPersonalPart(content);
  if (typeof content.managerId === 'string') await requireNoLoop(content.managerId, writing);
}
