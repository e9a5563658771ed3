import type { Actor } from '../kernel/actor.ts';
import { Refused } from '../kernel/refused.ts';
import { isOperator } from '../kernel/tenant-state.ts';

export { actingIn, actorMeant, isTenant, tenantMeant } from '../kernel/tenant-meant.ts';
export { isOperator };

/** @throws Refused for whoever does not look after the installation */
export function requireOperator(actor: Actor): void {
  if (!isOperator(actor)) throw new Refused('forbidden', 'call.notOperator');
}
