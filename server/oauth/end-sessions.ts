import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/index.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { byName } from '../kernel/batch-loader.ts';
import type { EndReason } from '../kernel/subjects.ts';
import { tables } from '../kernel/tables.ts';
import { lockUser, type Whose } from './lock-user.ts';

export interface Ending {
  readonly reason: EndReason;
  /** Only this session; without it all of the user's. */
  readonly sessionId?: string;
  /** The session that lives on: of somebody who changed his own password. */
  readonly except?: string;
  /** The change because of which they end, such as a new password, committed together with it. @returns false: none ends */
  readonly with?: (trx: Transaction<DatabaseSchema>) => Promise<boolean>;
}

/**
 * Ends sessions of one user at once: tokens, renewal keys, tickets and scanned codes are refused from now on, and every
 * process on the database is told, so that open sockets hear `logout`.
 * @returns how many were live
 */
export async function endSessions(
  context: AppContext,
  { tenantId, userId }: Whose,
  { with: change, ...which }: Ending,
): Promise<number> {
  const { database } = context;
  return database.essential(() =>
    database.transaction(async (trx) => {
      await lockUser(trx, { tenantId, userId });
      if (change !== undefined && !(await change(trx))) return 0;
      return endSessionsIn(trx, context, { tenantId, userId }, which);
    }),
  );
}

/** The same within a transaction that has locked the user; others are told once it is committed. */
export async function endSessionsIn(
  trx: Transaction<DatabaseSchema>,
  { database, now, live }: AppContext,
  { tenantId, userId }: Whose,
  { reason, sessionId, except }: Omit<Ending, 'with'>,
): Promise<number> {
  const time = now().toISOString();
  const ended = await tables(trx)
    .updateTable('base_session')
    .set({ ended_time: time, ended_reason: reason })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('ended_time', 'is', null)
    .$if(sessionId !== undefined, (query) => query.where('id', '=', sessionId ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .returning(['id', 'expires_time'])
    .execute();
  await dropScannedCodes(trx, { tenantId, userId });
  const sessionIds = ended.map(({ id }) => id);
  if (sessionIds.length > 0)
    database.afterCommit(() => live.announce('session.ended', { tenantId, userId, sessionIds, reason }));
  return ended.filter(({ expires_time }) => expires_time > time).length;
}

/** All sessions in a tenant, whoever's they are. @returns how many were not ended yet */
export async function endSessionsOfTenant(
  trx: Transaction<DatabaseSchema>,
  { database, now, live }: AppContext,
  tenantId: string,
): Promise<number> {
  const reason = 'tenant';
  const ended = await tables(trx)
    .updateTable('base_session')
    .set({ ended_time: now().toISOString(), ended_reason: reason })
    .where('tenant_id', '=', tenantId)
    .where('ended_time', 'is', null)
    .returning(['id', 'user_id'])
    .execute();
  await tables(trx).deleteFrom('base_qr_sign_in').where('tenant_id', '=', tenantId).execute();
  database.afterCommit(() => {
    for (const [userId, sessions] of byName(ended, ({ user_id }) => user_id))
      live.announce('session.ended', { tenantId, userId, sessionIds: sessions.map(({ id }) => id), reason });
  });
  return ended.length;
}

/**
 * Codes that a user has scanned let nobody in any more. All of them: which session scanned one is not kept, and another is
 * scanned within moments.
 */
export async function dropScannedCodes(trx: Transaction<DatabaseSchema>, { tenantId, userId }: Whose): Promise<void> {
  await tables(trx)
    .deleteFrom('base_qr_sign_in')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
}
