import { type Kysely, sql, type Transaction } from 'kysely';
import type { NoticeAudience } from '../../engine/schema/calls/index.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { addedToCounts } from './unread-counts.ts';

/** Whom something is for: everybody of the tenant, or whoever one of the lists names. */
export interface Audience {
  readonly all: boolean;
  /** With all that is below them. */
  readonly organizeIds: readonly string[];
  readonly positionIds: readonly string[];
  readonly roleIds: readonly string[];
  readonly groupIds: readonly string[];
  readonly userIds: readonly string[];
}

/** For certain people alone. */
export function toPeople(userIds: readonly string[]): Audience {
  return { all: false, organizeIds: [], positionIds: [], roleIds: [], groupIds: [], userIds };
}

/** An audience of which parts may be left out. */
type SentAudience = { readonly [Part in keyof NoticeAudience]: Readonly<NoticeAudience[Part]> };

/** What a client sent, whole and without repetitions; for everybody means no lists. */
export function audienceOf(sent: SentAudience) {
  const all = sent.all === true;
  const list = (ids: readonly string[] | null | undefined) => (all ? [] : [...new Set(ids ?? [])]);
  return {
    all,
    organizeIds: list(sent.organizeIds),
    positionIds: list(sent.positionIds),
    roleIds: list(sent.roleIds),
    groupIds: list(sent.groupIds),
    userIds: list(sent.userIds),
  };
}

export function isNobody({ all, ...lists }: Audience): boolean {
  return !all && Object.values(lists).every((ids) => ids.length === 0);
}

/** How many people of an audience can sign in now: as many as would receive what is published to it. */
export async function reachOf(handle: Kysely<DatabaseSchema>, tenantId: string, audience: Audience): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from (${reached(tenantId, audience)}) person`.execute(handle);
  return Number(rows[0]?.count ?? 0);
}

/**
 * Gives a message to everybody of its audience who can sign in, in one statement; ids of other tenants reach nobody.
 * @returns the ids of those who receive it
 */
export async function deliver(
  trx: Transaction<DatabaseSchema>,
  { tenantId, messageId, type, audience }: { tenantId: string; messageId: string; type: number; audience: Audience },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    with given as (
      insert into base_message_receive (tenant_id, user_id, message_id, is_read)
      select ${tenantId}::text, person.id, ${messageId}::text, false from (${reached(tenantId, audience)}) person
      on conflict do nothing returning tenant_id, user_id
    ), counted as (${addedToCounts(sql`select tenant_id, user_id, ${type}::integer as type, 1 as change from given`)})
    select user_id from given`.execute(trx);
  return rows.map(({ user_id }) => user_id);
}

/** The ids of everybody of an audience who can sign in, each once. */
function reached(tenantId: string, { all, ...lists }: Audience) {
  const { organizeIds, positionIds, roleIds, groupIds, userIds } = lists;
  return sql`
    select person.id from base_user person
    where person.tenant_id = ${tenantId} and person.enabled_mark = 1 and (
      ${all}::boolean
      or person.id = any(${userIds}::text[])
      or person.id in (
        select own.user_id from base_organize asked
        join base_organize place on place.tenant_id = asked.tenant_id and starts_with(place.tree_path, asked.tree_path)
        join base_user_organize own on own.tenant_id = place.tenant_id and own.organize_id = place.id
        where asked.tenant_id = ${tenantId} and asked.id = any(${organizeIds}::text[]))
      or person.id in (
        select own.user_id from base_user_position own
        where own.tenant_id = ${tenantId} and own.position_id = any(${positionIds}::text[]))
      or exists (
        select 1 from base_user_role held
        where held.tenant_id = person.tenant_id and held.user_id = person.id and held.role_id = any(${roleIds}::text[]))
      or exists (
        select 1 from base_group_member member
        where member.tenant_id = person.tenant_id and member.kind = 'user' and member.object_id = person.id
          and member.group_id = any(${groupIds}::text[])))`;
}
