import { sql } from 'kysely';
import { limits } from '../../engine/schema/limits.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { localName } from '../kernel/local-name.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { endSessions } from '../oauth/end-sessions.ts';

export interface OnlineQuery {
  readonly currentPage?: number | undefined;
  readonly pageSize?: number | undefined;
  /** Part of a name or an account. */
  readonly keyword?: string | undefined;
}

/** GET OnlineUser: people of the tenant with a live session, whoever signed in last first. @throws Refused `badInput` */
export async function onlineUsers({ database, now }: AppContext, actor: Actor, query: OnlineQuery) {
  const { tenantId, userId, language } = actor;
  const word = query.keyword?.trim() ?? '';
  if (word.includes('\u0000')) throw new Refused('badInput', 'list.keyword');
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const live = tables(database.kysely)
    .selectFrom('base_session as session')
    .innerJoin('base_user as person', (join) =>
      join
        .onRef('person.tenant_id', '=', 'session.tenant_id')
        .onRef('person.id', '=', 'session.user_id')
        .on('person.enabled_mark', '=', 1),
    )
    .where('session.tenant_id', '=', tenantId)
    .where('session.ended_time', 'is', null)
    .where('session.expires_time', '>', now().toISOString())
    .$if(word !== '', (narrowed) =>
      narrowed.where((is) => is.or([is('person.real_name', 'ilike', pattern), is('person.account', 'ilike', pattern)])),
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
        of.fn.max('session.creator_time').as('last'),
        sql<string>`(array_agg(session.address order by session.creator_time desc))[1]`.as('address'),
      ])
      .orderBy('last', 'desc')
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
      loginTime: row.last,
      loginIPAddress: row.address,
      sessions: Number(row.sessions),
      isOwn: row.id === userId,
    })),
    pagination: { currentPage, pageSize, total: Number(counted?.total ?? 0) },
  };
}

/** POST OnlineUser/{id}/Actions/Offline: ends every session of a user. @throws Refused `notFound`, or for oneself */
export const forceOffline = (context: AppContext, actor: Actor, userId: string) =>
  forceAllOffline(context, actor, [userId]);

/**
 * POST OnlineUser/Actions/BatchOffline: the same of many, all of whom are known before anybody is signed out. Only
 * administrators sign administrators out.
 * @throws Refused `notFound`, `forbidden`
 */
export async function forceAllOffline(context: AppContext, actor: Actor, userIds: readonly string[]) {
  const { tenantId } = actor;
  const wanted = [...new Set(userIds)];
  const users = await tables(context.database.kysely)
    .selectFrom('base_user')
    .select(['id', 'is_administrator'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', wanted)
    .execute();
  if (users.length < wanted.length) throw new Refused('notFound', 'account.unknown');
  if (wanted.includes(actor.userId)) throw new Refused('forbidden', 'account.ownSession');
  if (!actor.isAdministrator && users.some((user) => user.is_administrator))
    throw new Refused('forbidden', 'account.administrator');
  let ended = 0;
  for (const userId of wanted) {
    const sessions = await endSessions(context, { tenantId, userId }, { reason: 'forced' });
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
