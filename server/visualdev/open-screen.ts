import { documentVersion } from '../../engine/schema/documents/model-document.ts';
import { modelTypes } from '../../engine/schema/documents/model-types.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { SqlError } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { say } from '../kernel/words.ts';
import { requireDoorRight } from './door-right.ts';
import { freeScreenId, refuseTwinCode, requireScreenId, screenTwin } from './model-codes.ts';
import { insertModel, modelStates } from './model-store.ts';
import { modelTables } from './model-tables.ts';
import { isShipped, shippedScreens } from './shipped-screens.ts';

export interface ScreenWish {
  readonly id?: string | undefined;
  readonly enCode?: string | undefined;
  readonly fullName?: string | undefined;
}

/**
 * POST Screen: the stored design of a screen. With `id` the one there is, or a draft made from the shipped text; two that
 * ask at once get the same. Without `id` a new, empty page under the wanted or a free code.
 * @throws Refused notFound, findings for a code that is wrong or taken
 */
export async function openScreen(
  context: AppContext,
  actor: Actor,
  wish: ScreenWish,
  language: Language,
): Promise<{ id: string }> {
  return wish.id === undefined ? newScreen(context, actor, wish, language) : storedOrShipped(context, actor, wish.id);
}

async function storedOrShipped(context: AppContext, actor: Actor, id: string): Promise<{ id: string }> {
  await requireDoorRight(context, actor, id);
  const stored = await storedScreen(context, actor.tenantId, id);
  if (stored) return { id: stored.id };
  const shipped = shippedScreens.get(id);
  if (!shipped) throw new Refused('notFound', 'screen.notFound');
  try {
    const made = await insertModel(context, actor, {
      fullName: localText(shipped.title, 'zh') || id,
      enCode: id,
      type: modelTypes.screen,
      formData: JSON.stringify(shipped),
    });
    await context.audit({ actor, action: 'screen.open', target: made, outcome: 'done', detail: id });
    return { id: made };
  } catch (error) {
    // Somebody else opened it between the question and the insertion: theirs is as good.
    const theirs = error instanceof SqlError && (await storedScreen(context, actor.tenantId, id));
    if (!theirs) throw error;
    return { id: theirs.id };
  }
}

async function newScreen(context: AppContext, actor: Actor, { enCode, fullName }: ScreenWish, language: Language) {
  const wanted = enCode?.trim();
  if (wanted) requireScreenId(wanted);
  if (wanted && isShipped(wanted)) throw screenTwin(wanted);
  const id = wanted || (await freeScreenId(context.database.kysely, actor.tenantId, 'page'));
  const title = fullName?.trim() || say({ code: 'screen.newPage' }, language);
  const made = await insertModel(context, actor, {
    fullName: title,
    enCode: id,
    type: modelTypes.screen,
    formData: JSON.stringify({ id, version: documentVersion, title, nodes: [] }),
  }).catch((error: unknown) => refuseTwinCode(error, id));
  await context.audit({ actor, action: 'screen.create', target: made, outcome: 'done', detail: id });
  return { id: made };
}

/**
 * POST Screen/{id}/Actions/Reset: nothing is online in place of the shipped screen any more. Its draft and versions stay.
 * @throws Refused badInput for a page that did not come with the product
 */
export async function resetScreen(context: AppContext, actor: Actor, id: string): Promise<null> {
  if (!isShipped(id)) throw new Refused('badInput', 'screen.notShipped');
  await requireDoorRight(context, actor, id);
  await modelTables(context.database.kysely)
    .updateTable('base_visualdev')
    .set({ release_version: null, state: modelStates.unpublished })
    .where('tenant_id', '=', actor.tenantId)
    .where('type', '=', modelTypes.screen)
    .where('en_code', '=', id)
    .execute();
  context.live.announce('screen', { tenantId: actor.tenantId });
  await context.audit({ actor, action: 'screen.reset', target: id, outcome: 'done' });
  return null;
}

/** The stored design of a screen, by its code. */
export function storedScreen({ database }: AppContext, tenantId: string, id: string) {
  return modelTables(database.kysely)
    .selectFrom('base_visualdev')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('type', '=', modelTypes.screen)
    .where('en_code', '=', id)
    .executeTakeFirst();
}
