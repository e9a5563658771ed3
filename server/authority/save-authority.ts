import type { CallBody, CallData, calls } from '../../engine/schema/calls/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { carryOut, changeOf, knownLines, type Plan, planFor, requireMay, type Wanted } from './change-grants.ts';
import { type AskedHolder, type Holder, holderOf, organizeHolders } from './holders.ts';
import { keptGrants, revisionOf, takeTurn } from './kept-grants.ts';

type Body = CallBody<typeof calls.saveAuthority>;

const wantedIn = ({ module, button, column, form, resource }: Wanted): Wanted => ({
  ...{ module, button, column, form, resource },
});

/**
 * POST Authority/Data/{id}: what is sent is what is granted from now on.
 * @throws Refused notFound, badInput, forbidden, conflict where somebody else has changed it meanwhile
 */
export async function saveAuthority(
  context: AppContext,
  actor: Actor,
  asked: AskedHolder,
  body: Body,
): Promise<CallData<typeof calls.saveAuthority>> {
  const wanted = wantedIn(body);
  const known = await knownLines(context, actor, wanted);
  const answer = await context.database.transaction(async (trx) => {
    await takeTurn(trx, actor);
    const plan = await planFor(trx, actor, await holderOf(trx, actor, asked), { known, wanted, mode: 'replace' });
    requireCurrent(plan, body);
    await requireMay(trx, actor, plan);
    await carryOut(context, trx, actor, plan, body);
    const change = await changeOf(trx, actor, [plan], body.below);
    return { ...change, revision: revisionOf(await keptGrants(trx, actor, plan.holder)) };
  });
  context.live.announce('rights', { tenantId: actor.tenantId });
  return answer;
}

function requireCurrent({ kept }: { readonly kept: Parameters<typeof revisionOf>[0] }, { revision }: Body): void {
  if (revisionOf(kept) !== revision) throw new Refused('conflict', 'authority.stale');
}

/** POST Authority/Data/{id}/Actions/Compare: what saving the same would change, and whom it reaches. @throws Refused as saving does */
export async function compareAuthority(
  context: AppContext,
  actor: Actor,
  asked: AskedHolder,
  body: Body,
): Promise<CallData<typeof calls.compareAuthority>> {
  const wanted = wantedIn(body);
  const known = await knownLines(context, actor, wanted);
  return context.database.transaction(async (trx) => {
    const plan = await planFor(trx, actor, await holderOf(trx, actor, asked), { known, wanted, mode: 'replace' });
    requireCurrent(plan, body);
    await requireMay(trx, actor, plan);
    return changeOf(trx, actor, [plan], body.below);
  });
}

/**
 * POST Authority/Data/Batch: the same for many at once, all or none.
 * @throws Refused notFound, badInput, forbidden
 */
export async function batchAuthority(
  context: AppContext,
  actor: Actor,
  body: CallBody<typeof calls.batchAuthority>,
): Promise<CallData<typeof calls.batchAuthority>> {
  const { mode = 'add', check = false } = body;
  const wanted = wantedIn(body);
  const known = await knownLines(context, actor, wanted);
  const answer = await context.database.transaction(async (trx) => {
    await takeTurn(trx, actor);
    const holders = [
      ...named('role', body.roleIds),
      ...named('user', body.userIds),
      ...named('position', body.positionIds),
      ...named('group', body.groupIds),
      ...(await organizeHolders(trx, actor, [...new Set(body.organizeIds)])),
    ];
    if (holders.length === 0) throw new Refused('badInput', 'authority.chooseSomebody');
    const plans: Plan[] = [];
    for (const holder of holders) {
      const plan = await planFor(trx, actor, holder, { known, wanted, mode });
      await requireMay(trx, actor, plan);
      if (!check) await carryOut(context, trx, actor, plan, { validTo: body.validTo, reason: body.reason });
      plans.push(plan);
    }
    return { ...(await changeOf(trx, actor, plans, undefined)), objects: holders.length };
  });
  if (!check) context.live.announce('rights', { tenantId: actor.tenantId });
  return answer;
}

const named = (kind: Holder['kind'], ids: readonly string[] = []): Holder[] =>
  [...new Set(ids)].map((id) => ({ kind, id }));
