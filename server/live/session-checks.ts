import { closeCodes } from '../../engine/schema/live/live-messages.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { firstTenant } from '../kernel/context.ts';
import { enabledNow } from '../kernel/enabled-now.ts';
import { Refused } from '../kernel/refused.ts';
import type { Facts } from '../kernel/subjects.ts';
import { tables } from '../kernel/tables.ts';
import { closedBy } from '../kernel/tenant-state.ts';
import { endOf } from '../oauth/read-actor.ts';
import type { AnySocket } from './page-socket.ts';

/** Sessions asked for in one statement. */
const sessionsAtOnce = 500;

/**
 * Closes sockets whose session is over, whether or not anybody said so. One that has expired comes back by itself: the
 * page renews its token first, or learns in that way that it cannot.
 */
export async function checkSessions(context: AppContext, sockets: readonly AnySocket[]): Promise<void> {
  const time = context.now().toISOString();
  for (let start = 0; start < sockets.length; start += sessionsAtOnce) {
    const some = sockets.slice(start, start + sessionsAtOnce);
    const known = await readSessions(context, some);
    for (const socket of some) {
      const state = known.get(socket.actor.sessionId);
      if (state === undefined || state.expires_time <= time) socket.dismiss(true, closeCodes.over);
      else {
        const end = endOf(state) ?? (closedBy(state, context) && new Refused('sessionElsewhere', 'tenant.closed'));
        if (end) socket.logOut(end.words);
      }
    }
  }
}

async function readSessions({ database }: AppContext, sockets: readonly AnySocket[]) {
  const rows = await tables(database.kysely)
    .selectFrom('base_session')
    .innerJoin('base_user', (join) =>
      join
        .onRef('base_user.tenant_id', '=', 'base_session.tenant_id')
        .onRef('base_user.id', '=', 'base_session.user_id'),
    )
    .where('base_session.tenant_id', 'in', [...new Set(sockets.map(({ actor }) => actor.tenantId))])
    .where(
      'base_session.id',
      'in',
      sockets.map(({ actor }) => actor.sessionId),
    )
    .leftJoin('base_tenant as home', (join) =>
      join.on('home.tenant_id', '=', firstTenant).onRef('home.id', '=', 'base_session.tenant_id'),
    )
    .select(['base_session.id', 'ended_time', 'ended_reason', 'expires_time', enabledNow().as('enabled_mark')])
    .select(['home.enabled_mark as tenant_mark', 'home.valid_to as tenant_until'])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** @param sockets of the user whose sessions ended */
export function endSockets(
  sockets: readonly AnySocket[],
  { sessionIds, reason }: Pick<Facts['session.ended'], 'sessionIds' | 'reason'>,
): void {
  const end = endOf({ ended_time: '', ended_reason: reason, enabled_mark: reason === 'stopped' ? 0 : 1 });
  for (const socket of sockets) {
    const isMeant = sessionIds === undefined || sessionIds.includes(socket.actor.sessionId);
    if (end && isMeant) socket.logOut(end.words);
  }
}
