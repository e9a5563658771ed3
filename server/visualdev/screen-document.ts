import type { Holds } from '../../engine/schema/access/access-rule.ts';
import { type Acts, noActs } from '../../engine/schema/acts/acts.ts';
import type { OnlineScreen } from '../../engine/schema/calls/index.ts';
import type { ScreenDocument } from '../../engine/schema/documents/form-document.ts';
import { asksForCodes, pruneNodes } from '../../engine/schema/documents/prune.ts';
import { isScreenOfAll } from '../../engine/schema/routes/screens-of-all.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { type Grants, grantsOf, heldBy } from '../permission/grants.ts';
import { actsNow } from './acts-now.ts';
import { modelTables } from './model-tables.ts';
import { onlineScreens } from './online-screens.ts';
import { shippedScreens } from './shipped-screens.ts';

/** The program's own screens are for everybody, the others for those whose menu leads to them, and for designers. */
function mayRead({ isDesigner, isAdministrator }: Actor, { screens, bound }: Grants, id: string): boolean {
  if (isScreenOfAll(id) || screens.has(id)) return true;
  return (isDesigner || isAdministrator) && !bound?.closedScreens.has(id);
}

/** What CurrentUser says of screens: version by id, of those that the actor may read. */
export async function screensFor(context: AppContext, actor: Actor): Promise<Record<string, number>> {
  const online = await onlineScreens(context, actor.tenantId);
  if (online.size === 0) return {};
  const grants = await grantsOf(context, actor);
  return Object.fromEntries(
    [...online].filter(([id]) => mayRead(actor, grants, id)).map(([id, { version }]) => [id, version]),
  );
}

/**
 * GET Screen/{id}: what is online of a screen, less the nodes whose permission code the actor does not have: granted on
 * this screen, or everywhere.
 * @throws Refused forbidden; notFound where no version is online
 */
export async function screenDocument(context: AppContext, actor: Actor, id: string): Promise<OnlineScreen> {
  const grants = await grantsOf(context, actor);
  if (!mayRead(actor, grants, id)) throw new Refused('forbidden', 'screen.noRight');
  return onlineDocument(context, actor.tenantId, id, (modelId) => heldBy(grants, modelId));
}

/**
 * A screen as its reader has it before him: what is online of it, else as it came with the program.
 * @throws Refused forbidden, notFound
 */
export async function readScreen(
  context: AppContext,
  actor: Actor,
  id: string,
): Promise<{ readonly document: Pick<ScreenDocument, 'nodes'>; readonly acts: Acts }> {
  const grants = await grantsOf(context, actor);
  if (!mayRead(actor, grants, id)) throw new Refused('forbidden', 'screen.noRight');
  const holdsOn = (modelId: string) => heldBy(grants, modelId);
  if ((await onlineScreens(context, actor.tenantId)).has(id)) {
    const { document, acts } = await onlineDocument(context, actor.tenantId, id, holdsOn);
    return { document: JSON.parse(document), acts };
  }
  const shipped = shippedScreens.get(id);
  if (!shipped) throw new Refused('notFound', 'screen.notOnline');
  return { document: { nodes: pruneNodes(shipped.nodes, holdsOn(id)) }, acts: noActs };
}

/** What is online of a page with every node, whatever it asks for: what there is to be granted. @throws Refused notFound */
export async function wholeScreen(context: AppContext, tenantId: string, id: string): Promise<ScreenDocument> {
  const { document } = await onlineDocument(context, tenantId, id, () => () => true);
  return JSON.parse(document);
}

/**
 * The same for nobody in particular, who has no permission code at all.
 * @throws Refused notFound
 */
export function screenForAnybody(context: AppContext, tenantId: string, id: string): Promise<OnlineScreen> {
  return onlineDocument(context, tenantId, id, () => () => false);
}

async function onlineDocument(
  context: AppContext,
  tenantId: string,
  id: string,
  holdsOn: (modelId: string) => Holds,
): Promise<OnlineScreen> {
  const online = (await onlineScreens(context, tenantId)).get(id);
  if (!online) throw new Refused('notFound', 'screen.notOnline');
  const { tenantId: ownerId, modelId, version } = online;
  const release = await modelTables(context.database.kysely)
    .selectFrom('base_visualdev_release')
    .select(['form_data', 'acts', 'creator_id'])
    .where('tenant_id', '=', ownerId)
    .where('model_id', '=', modelId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!release) throw new Refused('notFound', 'screen.notOnline');
  const now = await actsNow(context, { tenantId: ownerId, acts: release.acts, publisherId: release.creator_id });
  return { id, version, document: pruned(release.form_data, holdsOn(modelId)), ...now };
}

/**
 * A version passed the validator when it was published; one that was changed since by other hands may be anything. What
 * cannot be read cannot be pruned, and goes to nobody.
 * @throws Refused notFound
 */
function pruned(text: string, holds: Holds): string {
  if (!asksForCodes(text)) return text;
  try {
    const screen = JSON.parse(text) as ScreenDocument; // or what it is fails below
    return JSON.stringify({ ...screen, nodes: pruneNodes(screen.nodes, holds) });
  } catch {
    throw new Refused('notFound', 'screen.unreadable');
  }
}
