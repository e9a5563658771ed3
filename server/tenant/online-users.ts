import { sql } from 'kysely';
import type { CallData, Calls } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { requirePeopleReached } from '../grades/handing-out.ts';
import { isPersonWithin } from '../grades/places.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { enabledNow } from '../kernel/enabled-now.ts';
import { localName } from '../kernel/local-name.ts';
import { Refused } from '../kernel/refused.ts';
import { containing } from '../kernel/search-word.ts';
import { tables } from '../kernel/tables.ts';
import { endSessions } from '../oauth/end-sessions.ts';

export interface OnlineQuery {
  readonly currentPage?: number | undefined;
  readonly pageSize?: number | undefined;
  /** Part of a name or an account. */
  readonly keyword?: string | undefined;
  /** A company or department, with those below it. */
  readonly organizeId?: string | undefined;
}

/** Live sessions of people of the tenant whom the actor administers, and his own. */
const liveSessions = ({ database, now }: AppContext, actor: Actor) =>
  tables(database.kysely)
    .selectFrom('base_session as session')
    .innerJoin('base_user as person', (join) =>
      join.onRef('person.tenant_id', '=', 'session.tenant_id').onRef('person.id', '=', 'session.user_id'),
    )
    .where(enabledNow('person'), '=', 1)
    .where('session.tenant_id', '=', actor.tenantId)
    .where('session.ended_time', 'is', null)
    .where('session.expires_time', '>', now().toISOString())
    .$if(!actor.isAdministrator, (narrowed) =>
      narrowed.where(sql<boolean>`(person.id = ${actor.userId} or ${isPersonWithin('person', actor, 'Select')})`),
    );

/** GET OnlineUser: people with a live session, whoever signed in last first. @throws Refused `badInput` */
export async function onlineUsers(context: AppContext, actor: Actor, query: OnlineQuery) {
  const { tenantId, userId, language } = actor;
  const { organizeId } = query;
  const pattern = containing(query.keyword);
  const live = liveSessions(context, actor)
    .$if(pattern !== undefined, (narrowed) =>
      narrowed.where((is) =>
        is.or([is('person.real_name', 'ilike', pattern ?? ''), is('person.account', 'ilike', pattern ?? '')]),
      ),
    )
    .$if(organizeId !== undefined, (narrowed) =>
      narrowed.where(
        sql<boolean>`exists (
          select 1 from base_organize top
          join base_organize place on place.tenant_id = top.tenant_id and starts_with(place.tree_path, top.tree_path)
          join base_user_organize own on own.tenant_id = place.tenant_id and own.organize_id = place.id
          where top.tenant_id = ${tenantId} and top.id = ${organizeId} and own.user_id = person.id)`,
      ),
    );
  const pageSize = query.pageSize ?? limits.pageSize;
  const currentPage = query.currentPage ?? 1;
  const [rows, counted] = await Promise.all([
    live
      .leftJoin('base_organize as unit', (join) =>
        join.onRef('unit.tenant_id', '=', 'person.tenant_id').onRef('unit.id', '=', 'person.organize_id'),
      )
      .groupBy(['person.id', 'person.real_name', 'person.names', 'person.account', 'unit.full_name', 'unit.names'])
      .select(['person.id', localName('person', language, 'real_name').as('real_name'), 'person.account'])
      .select(sql<string | null>`${localName('unit', language)}`.as('organize'))
      .select((of) => [
        of.fn.countAll().as('sessions'),
        of.fn.max('session.creator_time').as('began'),
        of.fn.max('session.last_time').as('used'),
        sql<boolean>`bool_and(session.locked_time is not null)`.as('locked'),
        sql<string>`(array_agg(session.address order by session.creator_time desc))[1]`.as('address'),
      ])
      .orderBy('began', 'desc')
      .orderBy('person.id')
      .limit(pageSize)
      .offset((currentPage - 1) * pageSize)
      .execute(),
    live.select((of) => of.fn.count('person.id').distinct().as('total')).executeTakeFirst(),
  ]);
  return {
    list: rows.map((row) => ({
      id: row.id,
      userName: row.real_name,
      userAccount: row.account,
      organizeName: row.organize ?? '',
      loginTime: row.began,
      lastTime: row.used,
      loginIPAddress: row.address,
      sessions: Number(row.sessions),
      isLocked: row.locked,
      isOwn: row.id === userId,
    })),
    pagination: { currentPage, pageSize, total: Number(counted?.total ?? 0) },
  };
}

/** GET OnlineUser/{id}/Sessions: where somebody is signed in, the latest first; none of whom the actor does not see. */
export async function onlineSessions(
  context: AppContext,
  actor: Actor,
  userId: string,
): Promise<CallData<Calls['onlineSessions']>> {
  const rows = await liveSessions(context, actor)
    .where('session.user_id', '=', userId)
    .select(['session.id', 'session.creator_time', 'session.last_time', 'session.address', 'session.locked_time'])
    .orderBy('session.creator_time', 'desc')
    .orderBy('session.id')
    .limit(limits.pageSizeMost)
    .execute();
  const list = rows.map((row) => ({
    ...{ id: row.id, loginTime: row.creator_time, lastTime: row.last_time, address: row.address },
    state: row.locked_time === null ? ('active' as const) : ('locked' as const),
    isOwn: row.id === actor.sessionId,
  }));
  return { list, pagination: { currentPage: 1, pageSize: limits.pageSizeMost, total: list.length } };
}

/** POST OnlineUser/{id}/Actions/Offline: ends every session of a user. @throws Refused `notFound`, or for oneself */
export const forceOffline = (context: AppContext, actor: Actor, userId: string) =>
  forceAllOffline(context, actor, [userId]);

/**
 * POST OnlineUser/Actions/BatchOffline: the same of many, all of whom are known before anybody is signed out.
 * @throws Refused `notFound`, `forbidden`
 */
export async function forceAllOffline(context: AppContext, actor: Actor, userIds: readonly string[]) {
  const wanted = [...new Set(userIds)];
  await requireMayEnd(context, actor, wanted);
  if (wanted.includes(actor.userId)) throw new Refused('forbidden', 'account.ownSession');
  let ended = 0;
  for (const userId of wanted) {
    const sessions = await endSessions(context, { tenantId: actor.tenantId, userId }, { reason: 'forced' });
    ended += sessions;
    await context.audit({
      actor,
      action: 'session.force',
      target: userId,
      outcome: 'done',
      detail: `${sessions} sessions`,
    });
  }
  return { sessions: ended };
}

/**
 * POST OnlineUser/Session/{id}/Actions/Offline: one session of somebody, or another one of one's own.
 * @throws Refused `notFound`, `forbidden`
 */
export async function endSession(context: AppContext, actor: Actor, sessionId: string): Promise<null> {
  const session = await liveSessions(context, actor)
    .where('session.id', '=', sessionId)
    .select('session.user_id')
    .executeTakeFirst();
  if (!session) throw new Refused('notFound', 'account.noSession');
  if (sessionId === actor.sessionId) throw new Refused('forbidden', 'account.ownSession');
  const { user_id: userId } = session;
  if (userId !== actor.userId) await requireMayEnd(context, actor, [userId]);
  await endSessions(context, { tenantId: actor.tenantId, userId }, { reason: 'forced', sessionId });
  await context.audit({ actor, action: 'session.force', target: userId, outcome: 'done', detail: '1 session' });
  return null;
}

/**
 * Only administrators sign administrators out, and others only whom they administer.
 * @throws Refused `notFound` where one of them is not there, `forbidden`
 */
async function requireMayEnd(context: AppContext, actor: Actor, userIds: readonly string[]): Promise<void> {
  const users = await tables(context.database.kysely)
    .selectFrom('base_user')
    .select(['id', 'is_administrator'])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', 'in', userIds)
    .execute();
  if (users.length < userIds.length) throw new Refused('notFound', 'account.unknown');
  if (!actor.isAdministrator && users.some((user) => user.is_administrator))
    throw new Refused('forbidden', 'account.administrator');
  const others = userIds.filter((id) => id !== actor.userId);
  await requirePeopleReached({ actor, trx: context.database.kysely }, '', others);
}
