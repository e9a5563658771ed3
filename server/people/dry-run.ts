import type { Transaction } from 'kysely';
import { user } from '../../engine/schema/resources/user.resource.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { dryRunTransaction } from '../kernel/dry-run-transaction.ts';
import { takeTurn } from '../resources/kept-rows.ts';

/**
 * Does a piece of work on people in one transaction and in the turn of their accounts; where it is only asked what would be
 * done, the same work is done and taken back, so that it cannot say anything else. Source: administration B7
 */
export async function inTurnOfPeople<T>(
  { database, live }: AppContext,
  actor: Actor,
  isCheck: boolean,
  work: (trx: Transaction<DatabaseSchema>) => Promise<T>,
): Promise<T> {
  const inTurn = async (trx: Transaction<DatabaseSchema>) => {
    await takeTurn(trx, user, actor);
    return work(trx);
  };
  if (isCheck) return dryRunTransaction(database, inTurn);
  const done = await database.transaction(inTurn);
  for (const subject of [user.news, 'rights'] as const) live.announce(subject, { tenantId: actor.tenantId });
  return done;
}
