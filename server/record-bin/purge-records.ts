import { accessWithButton } from '../gateway/model-right.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { isInBin, takeOutOfBin } from './record-bin.ts';
import { isNamedElsewhere, namedElsewhere, removeRows } from './remove-rows.ts';

/**
 * POST OnlineDev/{id}/Purge: removes all of these records from the bin for good, or none. For administrators alone.
 * @returns how many
 * @throws Refused forbidden, notFound; conflict where rows of another table lead to one
 */
export async function purgeRecords(
  context: AppContext,
  actor: Actor,
  modelId: string,
  wanted: readonly string[],
): Promise<number> {
  const { model } = await accessWithButton(context, actor, modelId, 'btn_remove');
  if (!actor.isAdministrator) throw new Refused('forbidden', 'access.button');
  const ids = [...new Set(wanted)].sort();
  const note = { actor, action: 'record.purge', target: modelId, detail: ids.join(' ') };
  try {
    await context.database.transaction(async (trx) => {
      await takeOutOfBin(trx, model, ids, null);
      await removeRows(trx, { model, ids, filter: { text: isInBin, parameters: [] }, now: context.now() });
    });
  } catch (error) {
    await context.audit({ ...note, outcome: 'refused' });
    throw isNamedElsewhere(error) ? namedElsewhere() : error;
  }
  await context.audit({ ...note, outcome: 'done' });
  return ids.length;
}
