import { sql } from 'kysely';
import { limits } from '../../engine/schema/limits.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { tables } from '../kernel/tables.ts';
import type { Batch } from './outbox.ts';
import type { End } from './room-ends.ts';
import type { Peer, Post } from './room-presence.ts';

/**
 * Leaves a batch for a connection in another process.
 * @returns false when that connection is not there any more, or has not taken what this one left before: too many posts,
 * too many bytes, or one for too long. Nothing of the batch is left then.
 */
export async function leavePosts(
  { database, now }: AppContext,
  { tenantId, gid, connection }: End,
  { to, first, texts }: Batch,
): Promise<boolean> {
  const time = now();
  const expires = new Date(time.getTime() + limits.mapPostMs).toISOString();
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const { numAffectedRows } = await database.essential(() =>
    sql`
      insert into base_map_post (tenant_id, gid, to_connection, from_connection, number, body, expires_time)
      select ${tenantId}, ${gid}, ${to}, ${connection}, cast(${first} as integer) + said.place - 1, said.body,
        cast(${expires} as timestamptz)
      from jsonb_array_elements_text(cast(${JSON.stringify(texts)} as jsonb)) with ordinality as said (body, place)
      where exists (
        select from base_map_end
        where tenant_id = ${tenantId} and gid = ${gid} and connection = ${to} and expires_time > ${time.toISOString()})
      and (
        select count(*) + ${texts.length} <= ${limits.mapQueue}
          and coalesce(sum(octet_length(body)), 0) + ${bytes} <= ${limits.mapPostBytes}
          and count(*) filter (where expires_time <= ${time.toISOString()}) = 0
        from base_map_post
        where tenant_id = ${tenantId} and to_connection = ${to} and from_connection = ${connection})`.execute(
      database.kysely,
    ),
  );
  return Number(numAffectedRows) === texts.length;
}

/** What was left for connections of this process, by connection. */
export async function postsTo({ database }: AppContext, ends: readonly End[]): Promise<Map<string, Post[]>> {
  const found = new Map<string, Post[]>(ends.map(({ connection }) => [connection, []]));
  if (ends.length === 0) return found;
  const rooms = new Map(ends.map((end) => [end.connection, end]));
  const rows = await tables(database.kysely)
    .selectFrom('base_map_post')
    .selectAll()
    .where('tenant_id', 'in', [...new Set(ends.map(({ tenantId }) => tenantId))])
    .where('to_connection', 'in', [...rooms.keys()])
    .execute();
  for (const { tenant_id, gid, to_connection, from_connection: from, number, body } of rows) {
    const room = rooms.get(to_connection);
    if (room?.tenantId === tenant_id && room.gid === gid) found.get(to_connection)?.push({ from, number, body });
  }
  return found;
}

/** Forgets what was handed on, and what is old: said by one whose place another had taken. */
export async function dropPosts(
  { database, now }: AppContext,
  { tenantId, connection }: End,
  { connection: from, last }: Peer,
): Promise<void> {
  await database.essential(() =>
    tables(database.kysely)
      .deleteFrom('base_map_post')
      .where('tenant_id', '=', tenantId)
      .where('to_connection', '=', connection)
      .where((is) =>
        is.or([
          is.and([is('from_connection', '=', from), is('number', '<=', last)]),
          is('expires_time', '<=', now().toISOString()),
        ]),
      )
      .execute(),
  );
}
