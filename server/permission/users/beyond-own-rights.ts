import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../database/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { localName } from '../../kernel/local-name.ts';
import { refusedAt } from '../../kernel/refused.ts';

/** What somebody is given, with the field that says so. */
export interface Given {
  readonly at: string;
  readonly type: 'role' | 'position';
  readonly ids: readonly string[];
}

/**
 * Nobody gives what he does not have, except administrators, who have all. Source: administration F10
 * @throws Refused that names the right which is missing
 */
export async function requireOwnRights(trx: Transaction<DatabaseSchema>, actor: Actor, given: Given): Promise<void> {
  if (actor.isAdministrator || given.ids.length === 0) return;
  const { tenantId, userId, roleIds, positionId, language } = actor;
  const { rows } = await sql<{ name: string }>`
    select coalesce(${localName('menu', language)}, held.item_id) as name
    from base_authorize held
    left join base_menu menu on menu.tenant_id = held.tenant_id
      and menu.id = case when held.item_type = 'menu' then held.item_id else held.module_id end
    where held.tenant_id = ${tenantId} and held.object_type = ${given.type} and held.object_id = any(${given.ids})
      and not exists (
        select 1 from base_authorize own
        where own.tenant_id = held.tenant_id and own.item_type = held.item_type and own.item_id = held.item_id
          and own.module_id = held.module_id and (
            (own.object_type = 'user' and own.object_id = ${userId})
            or (own.object_type = 'role' and own.object_id = any(${roleIds}))
            or (own.object_type = 'position' and own.object_id = ${positionId ?? ''})))
    order by held.item_type, held.item_id limit 1`.execute(trx);
  const [missing] = rows;
  if (missing) throw refusedAt(given.at, 'user.beyondOwnRights', { right: missing.name }, 'findings');
}
