import { sql } from 'kysely';
import type { SeenRows } from '../../engine/schema/grants/seen-rows.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { contextWithin } from '../kernel/context.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { requireMaySeeAs } from './may-see-as.ts';
import { tellSeen } from './tell-seen.ts';

interface Asked {
  readonly reason: string;
  readonly rows: SeenRows;
}

/**
 * POST Users/{id}/Actions/SeeAs: from now on the session of the asker sees the program as that person does, for a quarter of an
 * hour at most.
 * @throws Refused badInput without a reason; forbidden, notFound; conflict where the session does so already
 */
export async function beginSeeing(context: AppContext, asker: Actor, userId: string, { reason, rows }: Asked) {
  if (reason.trim() === '') throw new Refused('badInput', 'seeing.reason');
  if (rows === 'his' && !asker.isAdministrator) throw new Refused('forbidden', 'seeing.hisRows');
  const person = await requireMaySeeAs(context, asker, userId);
  const { tenantId, sessionId } = asker;
  const until = new Date(context.now().getTime() + limits.seeingMinutes * 60_000).toISOString();
  await context.database.transaction(async (trx) => {
    const marked = await tables(trx)
      .updateTable('base_session')
      .set({ kind: 'seeAs', acting_for: userId, acting_until: until, acting_rows: rows, reason })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', sessionId)
      .where('ended_time', 'is', null)
      .where('kind', '=', 'normal')
      .returning('id')
      .execute();
    if (marked.length === 0) throw new Refused('conflict', 'seeing.already');
    await contextWithin(context, trx).audit({
      ...{ actor: asker, action: 'seeAs.begin', target: userId, outcome: 'done', detail: rows },
      change: { menu: 'permission.user', kind: 'user', name: person.name, before: null, after: null },
      seeing: { as: userId, reason },
    });
    announce(context, asker);
  });
  return { name: person.name, until };
}

/** Why it ended: he went back, its time was over, one of the two may no more, or the session is over. */
type Why = 'left' | 'time' | 'lost' | 'session';

/** The session sees the program as its own again. @returns whether it had not before */
export async function endSeeing(
  context: AppContext,
  { tenantId, sessionId }: Pick<Actor, 'tenantId' | 'sessionId'>,
  why: Why,
): Promise<boolean> {
  return context.database.transaction(async (trx) => {
    const was = await tables(trx)
      .selectFrom('base_session')
      .select(['user_id', 'acting_for', 'acting_until', 'acting_rows', 'reason'])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', sessionId)
      .where('kind', '=', 'seeAs')
      .forUpdate()
      .executeTakeFirst();
    if (!was?.acting_for) return false;
    await tables(trx)
      .updateTable('base_session')
      .set({ kind: 'normal', acting_for: null, acting_until: null, acting_rows: null, reason: '' })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', sessionId)
      .execute();
    const { user_id: userId, acting_for: seenId, reason } = was;
    if (was.acting_rows === 'his') await tellSeen(context, trx, { tenantId, askerId: userId, seenId, reason });
    await contextWithin(context, trx).audit({
      ...{ actor: { tenantId, userId }, action: 'seeAs.end', target: seenId, outcome: 'done', detail: why },
      seeing: { as: seenId, reason },
    });
    announce(context, { tenantId, userId, sessionId });
    return true;
  });
}

/** Those whose time is over, or whose session is: nobody may come back to find it out. */
export async function endOverdueSeeing(context: AppContext): Promise<void> {
  const time = context.now().toISOString();
  const overdue = await tables(context.database.kysely)
    .selectFrom('base_session')
    .select(['tenant_id', 'id', sql<boolean>`acting_until <= ${time}::timestamptz`.as('is_over')])
    .where('kind', '=', 'seeAs')
    .where((is) => is.or([is('acting_until', '<=', time), is('ended_time', 'is not', null)]))
    .execute();
  for (const { tenant_id: tenantId, id: sessionId, is_over } of overdue)
    await endSeeing(context, { tenantId, sessionId }, is_over ? 'time' : 'session');
}

function announce(
  { database, live }: AppContext,
  { tenantId, userId, sessionId }: Pick<Actor, 'tenantId' | 'userId' | 'sessionId'>,
) {
  database.afterCommit(() => live.announce('session.seeing', { tenantId, userId, sessionId }));
}
