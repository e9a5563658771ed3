import type { Transaction } from 'kysely';
import { user } from '../../engine/schema/resources/user.resource.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { takeTurn } from '../resources/kept-rows.ts';

/** Ends a transaction whose work is only looked at. */
class OnlyLooked<T> extends Error {
  constructor(readonly found: T) {
    super('A dry run ends without a change.');
  }
}

/**
 * Does a piece of work on people in one transaction and in the turn of their accounts; where it is only asked what would be
 * done, the same work is done and taken back, so that it cannot say anything else. Source: administration B7
 */
export async function inTurnOfPeople<T>(
  context: AppContext,
  actor: Actor,
  isCheck: boolean,
  work: (trx: Transaction<DatabaseSchema>) => Promise<T>,
): Promise<T> {
  try {
    const done = await context.database.transaction(async (trx) => {
      await takeTurn(trx, user, actor);
      const found = await work(trx);
      if (isCheck) throw new OnlyLooked(found);
      return found;
    });
    context.live.announce(user.news, { tenantId: actor.tenantId });
    context.live.announce('rights', { tenantId: actor.tenantId });
    return done;
  } catch (thrown) {
    // Thrown above alone, with what the same work found.
    if (thrown instanceof OnlyLooked) return thrown.found as T;
    throw thrown;
  }
}
