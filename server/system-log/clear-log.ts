import { sql } from 'kysely';
import type { CallBody, CallData, Calls } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { dayStart, isDay } from '../kernel/day-bounds.ts';
import { Refused } from '../kernel/refused.ts';
import { say } from '../kernel/words.ts';

/** POST Log/Actions/Clear: errors or requests of the days before one. @throws Refused badInput */
export async function clearLog(
  context: AppContext,
  actor: Actor,
  { category, before }: CallBody<Calls['clearLog']>,
): Promise<CallData<Calls['clearLog']>> {
  if (!isDay(before)) throw new Refused('badInput', 'log.range');
  const count = await deleteRequests(context, {
    tenantId: actor.tenantId,
    kind: category,
    before: dayStart(before, context.settings.timeZone),
  });
  await context.audit({ actor, action: 'log.clear', outcome: 'done', detail: `${category} ${before} ${count}` });
  return { count, words: say({ code: 'log.cleared', args: { count } }, actor.language ?? 'zh') };
}

interface Past {
  readonly tenantId: string;
  readonly kind: number;
  readonly before: string;
}

/** Piece after piece, so that nobody waits for it long. */
export async function deleteRequests({ database }: AppContext, { tenantId, kind, before }: Past): Promise<number> {
  let count = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from base_log where tenant_id = ${tenantId} and id in (
        select id from base_log where tenant_id = ${tenantId} and kind = ${kind} and creator_time < ${before}
        order by creator_time limit ${limits.logPiece})`.execute(database.kysely);
    count += Number(numAffectedRows);
    if (numAffectedRows < limits.logPiece) return count;
  }
}
