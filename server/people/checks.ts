import { sql } from 'kysely';
import { askedOnce } from '../kernel/asked-once.ts';
import { localName } from '../kernel/local-name.ts';
import { refusedAt } from '../kernel/refused.ts';
import type { Content, Row, Writing } from '../kernel/resource-hooks.ts';
import { accountKey } from '../oauth/sub-account.ts';

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

/** What belongs to companies and departments is for who is in one of them or below; what belongs to none is for all. */
const belonging = {
  position: { table: 'base_position', at: '/positionId', text: 'user.positionOutside' },
  role: { table: 'base_role', at: '/roleIds', text: 'user.roleOutside' },
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

/** @throws Refused findings for a position or role of another place */
export async function requireWithin(
  kind: keyof typeof belonging,
  ids: readonly string[],
  organizeId: unknown,
  writing: Writing,
): Promise<void> {
  if (ids.length === 0) return;
  await askedOnce(writing, `within ${kind} ${JSON.stringify([ids, organizeId])}`, () =>
    askWithin(kind, ids, organizeId, writing),
  );
}

async function askWithin(
  kind: keyof typeof belonging,
  ids: readonly string[],
  organizeId: unknown,
  { trx, actor: { tenantId, language } }: Writing,
): Promise<void> {
  const { table, at, text } = belonging[kind];
  const { isBound, ids: places } = placesOf[kind];
  const { rows } = await sql<{ name: string }>`
    select ${localName('held', language)} as name from ${sql.table(table)} held
    left join base_organize own on own.tenant_id = held.tenant_id and own.id = ${organizeId ?? ''}
    where held.tenant_id = ${tenantId} and held.id = any(${ids}) and ${isBound}
      and not coalesce(string_to_array(own.tree_path, '/') && array(${places}), false)
    limit 1`.execute(trx);
  const [outside] = rows;
  if (outside) throw refusedAt(at, text, { name: outside.name }, 'findings');
}

/** Ids of a list that were not in it before. */
export const added = (after: unknown, before: unknown): string[] => {
  const known = Array.isArray(before) ? before : [];
  return Array.isArray(after) ? after.filter((id) => !known.includes(id)).map(String) : [];
};

/** Nobody switches himself off or takes rights from himself. @throws Refused */
export function requireNotOwn({ actor, id }: Writing, before: Row | null, after: Row | null): void {
  if (id !== actor.userId || before === null) return;
  if (after === null || after.enabled_mark !== 1) throw refusedAt('/enabledMark', 'user.own', {}, 'findings');
  if (added(before.role_ids, after.role_ids).length > 0) throw refusedAt('/roleIds', 'user.ownRights', {}, 'findings');
  if (before.position_id !== null && before.position_id !== after.position_id)
    throw refusedAt('/positionId', 'user.ownRights', {}, 'findings');
}

/** What is asked of what was sent, before anything of it is kept. */
export async function checkSent(content: Content, writing: Writing): Promise<void> {
  await requireFreeAccount(String(content.account), writing);
  if (typeof content.managerId === 'string') await requireNoLoop(content.managerId, writing);
}
