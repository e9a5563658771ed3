import type { CallBody, CallData, Calls } from '../../engine/schema/calls/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { translateTo } from '../kernel/words.ts';
import { outsideOf } from './checks.ts';

/** Users/Actions/Fit: a line for each position and role that belongs to none of the chosen departments. */
export async function outsideSaid(
  { database: { kysely } }: AppContext,
  actor: Actor,
  { organizeIds, positionIds, roleIds }: CallBody<Calls['userFits']>,
): Promise<CallData<Calls['userFits']>['says']> {
  const places = organizeIds ?? [];
  const [positions, roles] = await Promise.all([
    outsideOf('position', positionIds ?? [], places, kysely, actor),
    outsideOf('role', roleIds ?? [], places, kysely, actor),
  ]);
  const translate = translateTo(actor.language ?? 'zh');
  const line = (message: string) => ({ severity: 'warning', message, fix: '' }) as const;
  return [
    ...positions.map(({ name }) => line(translate('user.positionOutside', { name }))),
    ...roles.map(({ name }) => line(translate('user.roleOutside', { name }))),
  ];
}
