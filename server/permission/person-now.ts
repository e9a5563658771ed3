import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { enabledNow } from '../kernel/enabled-now.ts';
import { dropOnChange, ShortCache } from '../kernel/short-cache.ts';
import { tables } from '../kernel/tables.ts';
import { placesOfPerson } from './own-places.ts';
import { hasDesignRight, rolesOf } from './roles.ts';

/** Somebody with his rights, apart from any session of his. */
export type Person = Omit<Actor, 'sessionId' | 'isLocked'>;

const caches = new WeakMap<AppContext['database'], ShortCache<Person | null>>();

/** The same as `personNow`, read at most once a second: for what every call asks. */
export function personLately(context: AppContext, tenantId: string, userId: string): Promise<Person | null> {
  const cache = caches.get(context.database) ?? makeCache(context);
  return cache.get(JSON.stringify([tenantId, userId]), () => personNow(context, tenantId, userId));
}

function makeCache({ database, live }: AppContext): ShortCache<Person | null> {
  const cache = new ShortCache<Person | null>();
  caches.set(database, cache);
  dropOnChange(live, cache, 'rights');
  return cache;
}

/** A person with the rights that he has now; null once he is gone or switched off. */
export async function personNow(
  { database }: Pick<AppContext, 'database'>,
  tenantId: string,
  userId: string,
): Promise<Person | null> {
  const [row, roleIds, places] = await Promise.all([
    tables(database.kysely)
      .selectFrom('base_user')
      .select(['account', 'real_name', 'is_administrator', 'organize_id', 'position_id'])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', userId)
      .where(enabledNow(), '=', 1)
      .executeTakeFirst(),
    rolesOf(database, tenantId, userId),
    placesOfPerson(database, tenantId, userId),
  ]);
  if (!row) return null;
  const holder = { tenantId, userId, positionIds: places.positionIds };
  return {
    userId,
    tenantId,
    account: row.account,
    name: row.real_name,
    isAdministrator: row.is_administrator,
    isDesigner: row.is_administrator || (await hasDesignRight(database, holder, roleIds)),
    roleIds,
    organizeId: row.organize_id,
    positionId: row.position_id,
    ...places,
  };
}
