import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { localName } from '../kernel/local-name.ts';
import { refusedAt } from '../kernel/refused.ts';

/**
 * Nobody hands on what he does not have himself; administrators have everything.
 * @param at what was sent that would hand it on, as JSON pointer
 * @throws Refused where something was granted to the role that was not granted to the actor, in any way
 * Source: administration F10, reliability A36
 */
export async function refuseBeyondOwn(
  trx: Transaction<DatabaseSchema>,
  { isAdministrator, tenantId, userId, roleIds, positionId, language }: Actor,
  roleId: string,
  at: string,
): Promise<void> {
  if (isAdministrator) return;
  const { rows } = await sql<{ name: string }>`
    select ${rightName(language)} as name from base_authorize lent
    where lent.tenant_id = ${tenantId} and lent.object_type = 'role' and lent.object_id = ${roleId} and not exists (
      select 1 from base_authorize own
      where own.tenant_id = lent.tenant_id and own.item_type = lent.item_type and own.item_id = lent.item_id
        and own.module_id = lent.module_id and (
          (own.object_type = 'user' and own.object_id = ${userId})
          or (own.object_type = 'position' and own.object_id = ${positionId})
          or (own.object_type = 'role' and own.object_id = any(${roleIds}))))
    order by lent.item_type = 'menu' desc, lent.id limit 1`.execute(trx);
  const [lacking] = rows;
  if (lacking) throw refusedAt(at, 'role.beyondOwn', { right: lacking.name }, 'forbidden');
}

/** What a row `lent` of `base_authorize` grants: an entry of the menu by its name, a code on it behind that. */
export const rightName = (language: Actor['language']) => sql<string>`coalesce(nullif(concat_ws(' · ', (
  select ${localName('entry', language)} from base_menu entry
  where entry.tenant_id = lent.tenant_id and (
    (lent.item_type = 'menu' and entry.id = lent.item_id)
    or (lent.module_id <> '' and lent.module_id in (entry.id, entry.model_id)))
  order by entry.id limit 1), case when lent.item_type <> 'menu' then lent.item_id end), ''), lent.item_id)`;
