import { isDeepStrictEqual } from 'node:util';
import type { CallData, calls } from '../../engine/schema/calls/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { dryRunTransaction } from '../kernel/dry-run-transaction.ts';
import { Refused } from '../kernel/refused.ts';
import { say } from '../kernel/words.ts';
import type { KeptChange, UndoKind } from './undo-kind.ts';
import type { State } from './undone.ts';

/** A way back that somebody asks for. */
export interface WayBack {
  readonly kind: UndoKind;
  readonly change: KeptChange;
  readonly to: 'before' | 'after';
  /** Whether he may bring back what was deleted. */
  readonly mayAdd: boolean;
}
type Trial = CallData<typeof calls.tryRestore>;

/** What came of a piece of work, where a refusal is an answer as well. */
async function orRefused<T>(work: Promise<T>): Promise<{ readonly done: T } | { readonly refused: Refused }> {
  try {
    return { done: await work };
  } catch (error) {
    if (error instanceof Refused) return { refused: error };
    throw error;
  }
}

/** @throws Refused forbidden */
function requireAdd({ mayAdd }: WayBack, now: State): void {
  if (now === null && !mayAdd) throw new Refused('forbidden', 'call.noButton');
}

/**
 * POST History/{kind}/{id}/Actions/Check: what going back would change, and what stands against it. The work is done and
 * taken back.
 */
export async function tryRestore(context: AppContext, actor: Actor, way: WayBack): Promise<Trial> {
  const { kind, change, to } = way;
  const said = (severity: 'error' | 'warning', words: Refused['words']) => ({
    ...{ severity, message: say(words, actor.language ?? 'zh'), fix: '' },
  });
  const tried = await orRefused(
    kind.prepare(context, actor, change, to).then((plan) =>
      dryRunTransaction(context.database, async (trx) => {
        const { revision, now, wanted, left, carryOut } = await plan({ context, actor, trx });
        requireAdd(way, now);
        const outcome = isDeepStrictEqual(now, wanted) ? { done: now } : await orRefused(carryOut());
        return { revision, now, wanted, left, outcome };
      }),
    ),
  );
  const { name } = change;
  if ('refused' in tried)
    return { name, revision: '', isPossible: false, parts: [], findings: [said('error', tried.refused.words)] };
  const { revision, now, wanted, left, outcome } = tried.done;
  const after = 'done' in outcome ? outcome.done : wanted;
  const [parts = []] = await kind.tell(context, actor, [{ before: now, after }]);
  const findings = [
    ...('refused' in outcome ? [said('error', outcome.refused.words)] : []),
    ...left.map((words) => said('warning', words)),
  ];
  return { name, revision, isPossible: 'done' in outcome && parts.length > 0, parts, findings };
}

/**
 * POST History/{kind}/{id}/Actions/Restore: a change like any other, by the road of the page of what it is about.
 * @throws Refused what a change by hand is refused for; conflict where somebody has changed it since it was looked at
 */
export async function restoreChange(
  context: AppContext,
  actor: Actor,
  way: WayBack,
  revision: string,
): Promise<CallData<typeof calls.restoreChange>> {
  const { kind, change, to } = way;
  const plan = await kind.prepare(context, actor, change, to);
  const sides = await context.database.transaction(async (trx) => {
    const { revision: current, now, wanted, carryOut } = await plan({ context, actor, trx });
    requireAdd(way, now);
    if (current !== revision) throw new Refused('conflict', 'undo.stale');
    if (isDeepStrictEqual(now, wanted)) throw new Refused('conflict', 'undo.same');
    return { before: now, after: await carryOut() };
  });
  kind.announce(context, actor);
  const [parts = []] = await kind.tell(context, actor, [sides]);
  return { parts };
}
