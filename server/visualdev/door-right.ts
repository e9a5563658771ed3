import { doorScreens } from '../../engine/schema/routes/route-screens.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { holdsInstallationRight } from './installation-right.ts';

/**
 * Screens through which people come in see every password, and are the same for all tenants: who looks after the
 * installation changes them, and nobody else, administrators of a tenant included.
 * @throws Refused forbidden
 */
export async function requireDoorRight(context: AppContext, actor: Actor, screenId: string): Promise<void> {
  if (doorScreens.has(screenId) && !(await holdsInstallationRight(context, actor, 'doors')))
    throw new Refused('forbidden', 'screen.door');
}
