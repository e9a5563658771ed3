import { type Access, accessTo } from '../gateway/model-access.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { grantsOf } from '../permission/grants.ts';

/** Models asked at once; a menu of more leaves out the last. */
const modelsMost = 200;

/** The models that the actor's menu opens. */
export async function openModels(context: AppContext, actor: Actor): Promise<{ models: Access[]; left: number }> {
  const ids = [...(await grantsOf(context, actor)).models.keys()];
  const asked = await Promise.all(
    // A menu may open a model that has been taken back meanwhile: it has no rows to show.
    ids.slice(0, modelsMost).map((id) => accessTo(context, actor, id).catch(() => null)),
  );
  return {
    models: asked.filter((access): access is Access => access !== null),
    left: Math.max(0, ids.length - modelsMost),
  };
}
