import { limits } from '../../engine/schema/limits.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { tables } from '../kernel/tables.ts';

/** One end of a room, by whoever sits there. */
export interface End {
  readonly tenantId: string;
  readonly gid: string;
  readonly side: 'p' | 'm';
  readonly connection: string;
}

export type HeldEnd = End & { readonly isHeld: boolean };

const within = (ends: readonly Pick<End, 'tenantId'>[]) => [...new Set(ends.map(({ tenantId }) => tenantId))];
const untilOf = ({ now }: AppContext) => new Date(now().getTime() + limits.mapEndMs).toISOString();

/** Sits down at an end, in the place of whoever sat there, in this process or another. */
export async function takeEnd(context: AppContext, { tenantId, gid, side, connection }: End): Promise<void> {
  const held = { connection, expires_time: untilOf(context) };
  await context.database.essential(() =>
    tables(context.database.kysely)
      .insertInto('base_map_end')
      .values({ tenant_id: tenantId, gid, side, ...held })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'gid', 'side']).doUpdateSet(held))
      .execute(),
  );
}

/** Who sits in these rooms; `isHeld` is false where nobody has renewed it for a minute. */
export async function endsOf(
  { database, now }: AppContext,
  rooms: readonly Pick<End, 'tenantId' | 'gid'>[],
): Promise<HeldEnd[]> {
  if (rooms.length === 0) return [];
  const time = now().toISOString();
  const gids = new Set(rooms.map(({ gid }) => gid));
  const rows = await tables(database.kysely)
    .selectFrom('base_map_end')
    .selectAll()
    .where('tenant_id', 'in', within(rooms))
    .where('gid', 'in', [...gids])
    .execute();
  return rows.map(({ tenant_id: tenantId, gid, side, connection, expires_time }) => ({
    ...{ tenantId, gid, side, connection },
    isHeld: expires_time > time,
  }));
}

/** Says of ends that they are still held. One that was not renewed in time was given up by others, and stays so. */
export async function renewEnds(context: AppContext, ends: readonly End[]): Promise<void> {
  if (ends.length === 0) return;
  await context.database.essential(() =>
    tables(context.database.kysely)
      .updateTable('base_map_end')
      .set({ expires_time: untilOf(context) })
      .where('tenant_id', 'in', within(ends))
      .where('gid', 'in', [...new Set(ends.map(({ gid }) => gid))])
      .where(
        'connection',
        'in',
        ends.map(({ connection }) => connection),
      )
      .where('expires_time', '>', context.now().toISOString())
      .execute(),
  );
}

/** Frees the end of a connection, unless another one has taken it meanwhile, and drops what was on its way to it. */
export async function freeEnd(
  { database }: AppContext,
  { tenantId, gid, connection }: Pick<End, 'tenantId' | 'gid' | 'connection'>,
): Promise<void> {
  const db = tables(database.kysely);
  await database.essential(async () => {
    await db
      .deleteFrom('base_map_end')
      .where('tenant_id', '=', tenantId)
      .where('gid', '=', gid)
      .where('connection', '=', connection)
      .execute();
    await db
      .deleteFrom('base_map_post')
      .where('tenant_id', '=', tenantId)
      .where('to_connection', '=', connection)
      .execute();
  });
}
