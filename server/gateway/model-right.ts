import type { ModelButton } from '../../engine/schema/calls/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { accessTo } from './model-access.ts';

/**
 * The check of the call table's right `model`. Handlers ask for the access again, so that no road to a record depends on
 * this having run.
 * @throws Refused
 */
export async function requireModelRight(
  context: AppContext,
  actor: Actor,
  modelId: string,
  button?: ModelButton,
): Promise<void> {
  await accessWithButton(context, actor, modelId, button);
}

export async function accessWithButton(context: AppContext, actor: Actor, modelId: string, button?: ModelButton) {
  const access = await accessTo(context, actor, modelId);
  if (button && !access.allowsButton(button)) throw new Refused('forbidden', 'access.button');
  return access;
}
