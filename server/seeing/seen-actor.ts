import type { SeenRows } from '../../engine/schema/grants/seen-rows.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { requireMaySeeAs } from './may-see-as.ts';
import { endSeeing } from './session-mark.ts';

/** What a session says of whom it sees the program as. */
export interface Mark {
  readonly kind: 'normal' | 'seeAs';
  readonly acting_for: string | null;
  readonly acting_until: string | null;
  readonly acting_rows: SeenRows | null;
  readonly reason: string;
}

/**
 * Whom a session stands for: its own person, or whom he sees the program as. That ends where its time is over by the clock of
 * the database, where one of the two was switched off, and where the asker may no more; it does not come back by itself.
 */
export async function seenThrough(context: AppContext, asker: Actor, mark: Mark): Promise<Actor> {
  const { acting_for: userId, acting_until: until, acting_rows: rows, reason } = mark;
  if (mark.kind !== 'seeAs' || userId === null || until === null) return asker;
  if (Date.parse(until) <= context.now().getTime()) return backTo(context, asker, 'time');
  if (rows === 'his' && !asker.isAdministrator) return backTo(context, asker, 'lost');
  try {
    const person = await requireMaySeeAs(context, asker, userId);
    const { sessionId, isLocked } = asker;
    return { ...person, sessionId, isLocked, seenBy: { actor: asker, rows: rows ?? 'both', until, reason } };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return backTo(context, asker, 'lost');
  }
}

async function backTo(context: AppContext, asker: Actor, why: 'time' | 'lost'): Promise<Actor> {
  await endSeeing(context, asker, why);
  return asker;
}
