import { sql } from 'kysely';
import type { Actor } from '../actor.ts';
import type { AppContext } from '../app-context.ts';
import { dropOnChange, ShortCache } from '../short-cache.ts';

/** Somebody with his rights, apart from any session of his. */
export type Person = Omit<Actor, 'sessionId' | 'isLocked'>;

const caches = new WeakMap<AppContext['database'], ShortCache<Person | null>>();

/** A person with the rights that he has now; null once he is gone or switched off. */
export function personNow(context: AppContext, tenantId: string, userId: string): Promise<Person | null> {
  const cache = caches.get(context.database) ?? makeCache(context);
  return cache.get(JSON.stringify([tenantId, userId]), () => readPerson(context, tenantId, userId));
}

function makeCache({ database, live }: AppContext): ShortCache<Person | null> {
  const cache = new ShortCache<Person | null>();
  caches.set(database, cache);
  dropOnChange(live, cache, 'rights');
  return cache;
}

interface PersonRow {
  readonly account: string;
  readonly real_name: string;
  readonly is_administrator: boolean;
  readonly organize_id: string | null;
  readonly position_id: string | null;
  readonly role_ids: readonly string[];
  readonly may_design: boolean;
}

async function readPerson({ database }: AppContext, tenantId: string, userId: string): Promise<Person | null> {
  const { rows } = await sql<PersonRow>`
    select person.account, person.real_name, person.is_administrator, person.organize_id, person.position_id,
      roles.ids as role_ids,
      exists (
        select 1 from base_authorize held
        where held.tenant_id = person.tenant_id and held.item_type = 'design' and held.item_id = 'visualdev' and (
          (held.object_type = 'user' and held.object_id = person.id)
          or (held.object_type = 'position' and held.object_id = person.position_id)
          or (held.object_type = 'role' and held.object_id = any(roles.ids)))
      ) as may_design
    from base_user person
    cross join lateral (
      select array(
        select role.id from base_user_role own
        join base_role role on role.tenant_id = own.tenant_id and role.id = own.role_id
        where own.tenant_id = person.tenant_id and own.user_id = person.id and role.enabled_mark = 1
        order by role.id
      ) as ids
    ) roles
    where person.tenant_id = ${tenantId} and person.id = ${userId} and person.enabled_mark = 1
  `.execute(database.kysely);
  const [row] = rows;
  if (!row) return null;
  return {
    userId,
    tenantId,
    account: row.account,
    name: row.real_name,
    isAdministrator: row.is_administrator,
    isDesigner: row.is_administrator || row.may_design,
    roleIds: row.role_ids,
    organizeId: row.organize_id,
    positionId: row.position_id,
  };
}
