import type { CallBody, CallData, Calls } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { user } from '../../engine/schema/resources/user.resource.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { translateTo } from '../kernel/words.ts';
import { holdsMenu } from '../permission/grants.ts';
import { givenOf, lostRights } from '../permission/own-rights.ts';
import { contentOf, lockedRow } from '../resources/kept-rows.ts';
import { changeRow, saveIn } from '../resources/write.ts';
import { listIn, outsideOf } from './checks.ts';
import { inTurnOfPeople } from './dry-run.ts';
import { handOver, workSaid } from './hand-over.ts';
import { userHooks } from './user.hooks.ts';

const served = { resource: user, hooks: userHooks };

/**
 * Users/{id}/Actions/Leave: what he has to do goes to another one, his account is switched off and his sessions end, all or
 * nothing. Source: administration B12
 */
export async function userLeaves(
  context: AppContext,
  actor: Actor,
  id: string,
  { toId, check = false }: CallBody<Calls['userLeaves']>,
): Promise<CallData<Calls['userLeaves']>> {
  if (!(await holdsMenu(context, actor, user.menu, 'btn_state'))) throw new Refused('forbidden', 'access.button');
  return inTurnOfPeople(context, actor, check, async (trx) => {
    const writing = { context, actor, trx, id };
    const before = await lockedRow(trx, user, actor, id);
    const work = await handOver(writing, before, { toId }, check);
    await changeRow(served, writing, 'state', await lockedRow(trx, user, actor, id), { enabled_mark: 0 });
    return { says: workSaid(work, actor) };
  });
}

/**
 * Users/{id}/Actions/Transfer: other departments and positions; roles that belong elsewhere go, and it is said which rights
 * he has no more. Source: administration B12
 */
export function userMoves(
  context: AppContext,
  actor: Actor,
  id: string,
  { organizeIds, positionIds, check = false }: CallBody<Calls['userMoves']>,
): Promise<CallData<Calls['userMoves']>> {
  return inTurnOfPeople(context, actor, check, async (trx) => {
    const writing = { context, actor, trx, id };
    const before = await lockedRow(trx, user, actor, id);
    const had = await givenOf(trx, actor, id);
    const roles = listIn(before.role_ids);
    const lost = await outsideOf('role', roles, organizeIds, trx, actor);
    const roleIds = roles.filter((role) => !lost.some((one) => one.id === role));
    const { organizeId: _, positionId: __, ...kept } = contentOf(user, before);
    await saveIn(served, writing, before, { ...kept, organizeIds, positionIds: positionIds ?? [], roleIds });
    const rights = await lostRights(trx, actor, had, await givenOf(trx, actor, id));
    const translate = translateTo(actor.language ?? 'zh');
    const line = (message: string) => ({ severity: 'warning', message, fix: '' }) as const;
    const says = [
      ...lost.map(({ name }) => line(translate('user.roleLost', { name }))),
      ...rights.slice(0, limits.usesListed).map((right) => line(translate('user.rightLost', { right }))),
      ...(rights.length > limits.usesListed
        ? [line(translate('user.rightsLost', { count: rights.length - limits.usesListed }))]
        : []),
    ];
    return { says };
  });
}
