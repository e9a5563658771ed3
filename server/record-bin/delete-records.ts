import { accessWithButton } from '../gateway/model-right.ts';
import { rowFilter } from '../gateway/row-filter.ts';
import { writeMoves } from '../gateway/write-change.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { moveToBin } from './record-bin.ts';
import { linkingFields, refuseLinked } from './record-links.ts';
import { isNamedElsewhere, namedElsewhere, removeRows } from './remove-rows.ts';

/**
 * Deletes all of these records or none: one that is absent, of another model or out of the actor's rows refuses the
 * batch, in the same words whichever it is. With `logicalDelete` they go to the bin. Source: reliability A21.
 * @returns how many
 * @throws Refused notFound; conflict where rows of another table lead to one, or a field that keeps it points to one
 */
export async function deleteRecords(
  context: AppContext,
  actor: Actor,
  modelId: string,
  wanted: readonly string[],
): Promise<number> {
  const access = await accessWithButton(context, actor, modelId, 'btn_remove');
  const { model } = access;
  const ids = [...new Set(wanted)].sort();
  const note = { actor, action: 'record.delete', target: modelId, detail: ids.join(' ') };
  const now = context.now();
  const linking = await linkingFields(context, actor, modelId);
  try {
    await context.database.transaction(async (trx) => {
      await refuseLinked(trx, linking, modelId, ids);
      if (model.form.form?.logicalDelete) {
        await moveToBin(trx, access, ids, now);
        return writeMoves(context, trx, access, ids, 'remove', now.toISOString());
      }
      const { text, parameters } = rowFilter(access, 3);
      const filter = { text: ` and "delete_time" is null${text}`, parameters };
      return removeRows(trx, { model, ids, filter, now });
    });
  } catch (error) {
    await context.audit({ ...note, outcome: 'refused' });
    throw isNamedElsewhere(error) ? namedElsewhere() : error;
  }
  await context.audit({ ...note, outcome: 'done' });
  return ids.length;
}
