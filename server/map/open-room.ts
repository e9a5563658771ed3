import { limits } from '../../engine/schema/limits.ts';
import { type Actor, whoSits } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { keepLatest } from '../kernel/keep-latest.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { actorOfSession } from '../oauth/read-actor.ts';
import { hashOf, newSecret, tokenLifeMs } from '../oauth/secrets.ts';

/** A room as whoever connects finds it. */
export interface Room {
  readonly gid: string;
  readonly keyHash: string;
  readonly actor: Actor;
}

const gidPattern = /^[A-Za-z0-9_-]{43}$/;

/**
 * A room for one page and its map. Its name stands in addresses and may be seen by others; the key does not, and nobody
 * gets in without it. Of more than twenty of a person the oldest go: pages that were closed do not say so.
 */
export async function openRoom(context: AppContext, actor: Actor): Promise<{ gid: string; key: string }> {
  const [gid, key] = [newSecret(), newSecret()];
  const time = context.now().getTime();
  const { tenantId, userId, sessionId } = whoSits(actor);
  await context.database.essential(() =>
    context.database.transaction(async (trx) => {
      await tables(trx)
        .insertInto('base_map_room')
        .values({
          tenant_id: tenantId,
          gid,
          key_hash: hashOf(key),
          user_id: userId,
          session_id: sessionId,
          creator_time: new Date(time).toISOString(),
          expires_time: new Date(time + tokenLifeMs).toISOString(),
        })
        .execute();
      await keepLatest(trx, { table: 'base_map_room', key: 'gid', most: limits.mapRoomsPerUser }, { tenantId, userId });
    }),
  );
  return { gid, key };
}

/** @throws Refused `sessionInvalid` for a room that is not there, or whose session is over */
export async function findRoom(context: AppContext, gid: unknown): Promise<Room> {
  const room = await readRoom(context, gid);
  if (!room) throw new Refused('sessionInvalid', 'map.noRoom');
  const actor = await actorOfSession(context, room.tenant_id, room.session_id);
  return { gid: room.gid, keyHash: room.key_hash, actor };
}

/** The tenant whose map a frame shows; undefined for a room that is not there. */
export async function tenantOfRoom(context: AppContext, gid: unknown): Promise<string | undefined> {
  return (await readRoom(context, gid))?.tenant_id;
}

async function readRoom({ database, now }: AppContext, gid: unknown) {
  if (typeof gid !== 'string' || !gidPattern.test(gid)) return undefined;
  return tables(database.kysely)
    .selectFrom('base_map_room')
    .selectAll()
    .where('gid', '=', gid)
    .where('expires_time', '>', now().toISOString())
    .executeTakeFirst();
}
