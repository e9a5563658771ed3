import { sql, type Transaction } from 'kysely';
import type { NoticeAudience } from '../../engine/schema/calls/index.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { addedToCounts } from './unread-counts.ts';

/** Whom something is for: everybody of the tenant, or whoever one of the lists names. */
export interface Audience {
  readonly all: boolean;
  /** With all that is below them. */
  readonly organizeIds: readonly string[];
  readonly roleIds: readonly string[];
  readonly userIds: readonly string[];
}

/** What a client sent, whole and without repetitions; for everybody means no lists. */
export function audienceOf({ all, organizeIds, roleIds, userIds }: NoticeAudience): Audience {
  const list = (ids: readonly string[] | null | undefined) => (all === true ? [] : [...new Set(ids ?? [])]);
  return { all: all === true, organizeIds: list(organizeIds), roleIds: list(roleIds), userIds: list(userIds) };
}

export function isNobody({ all, organizeIds, roleIds, userIds }: Audience): boolean {
  return !all && organizeIds.length + roleIds.length + userIds.length === 0;
}

/**
 * Gives a message to everybody of its audience who can sign in, in one statement; ids of other tenants reach nobody.
 * @returns the ids of those who receive it
 */
export async function deliver(
  trx: Transaction<DatabaseSchema>,
  { tenantId, messageId, type, audience }: { tenantId: string; messageId: string; type: number; audience: Audience },
): Promise<string[]> {
  const { all, organizeIds, roleIds, userIds } = audience;
  const { rows } = await sql<{ user_id: string }>`
    with recursive unit(id) as (
      select id from base_organize where tenant_id = ${tenantId} and id = any(${organizeIds}::text[])
      union
      select below.id from base_organize below join unit on below.parent_id = unit.id where below.tenant_id = ${tenantId}
    ), given as (
      insert into base_message_receive (tenant_id, user_id, message_id, is_read)
      select person.tenant_id, person.id, ${messageId}::text, false
      from base_user person
      where person.tenant_id = ${tenantId} and person.enabled_mark = 1 and (
        ${all}::boolean
        or person.id = any(${userIds}::text[])
        or person.organize_id in (select id from unit)
        or exists (
          select 1 from base_user_role held
          where held.tenant_id = person.tenant_id and held.user_id = person.id and held.role_id = any(${roleIds}::text[])))
      on conflict do nothing returning tenant_id, user_id
    ), counted as (${addedToCounts(sql`select tenant_id, user_id, ${type}::integer as type, 1 as change from given`)})
    select user_id from given`.execute(trx);
  return rows.map(({ user_id }) => user_id);
}
