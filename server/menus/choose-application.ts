import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { openApplication } from '../permission/applications.ts';
import { savePreferences } from '../permission/current/pictures.ts';
import { menusOf } from '../permission/menus.ts';

/** POST Users/Current/major: from now on the person works in another application. @throws Refused notFound */
export async function chooseApplication(context: AppContext, actor: Actor, id: string): Promise<null> {
  const own = await menusOf(context, actor);
  if (!own.some(({ application }) => application.id === id)) throw new Refused('notFound', 'application.none');
  await savePreferences(context, actor, { [openApplication]: id });
  return null;
}
