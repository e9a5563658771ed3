import type { CallBody, calls } from '../../engine/schema/calls/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { noteChange } from './audit-change.ts';
import { accessWithButton } from './model-right.ts';
import { openUpdate, updateIn, withoutTwins } from './update-record.ts';

/**
 * POST OnlineDev/batchUpdate/{id}: the same values into all of these records or none, each judged as if it were saved alone.
 * What refuses one says which, by its place in the list that was sent.
 * @returns how many
 * @throws Refused notFound, conflict, findings
 */
export async function updateRecords(
  context: AppContext,
  actor: Actor,
  modelId: string,
  { rows, data }: CallBody<typeof calls.updateRecords>,
): Promise<number> {
  const access = await accessWithButton(context, actor, modelId, 'btn_edit');
  const revisions = new Map(rows.map(({ id, revision }) => [id, revision]));
  // Held in one order: two that write into some of the same wait for each other, and neither for ever.
  const ids = [...revisions.keys()].sort();
  const update = await openUpdate(context, access, data);
  let at = '';
  await withoutTwins(update, () =>
    context.database.transaction(async (trx) => {
      for (const id of ids) {
        at = id;
        await updateIn(trx, update, id, revisions.get(id));
      }
    }),
  ).catch((error: unknown) => {
    throw error instanceof Refused ? ofRecord(error, at) : error;
  });
  for (const id of ids) noteChange(context, access, 'record.update', id);
  return ids.length;
}

/** What refuses one of several, with its id. The state of one that somebody else has changed is not for a form to merge. */
function ofRecord({ answer, words, data }: Refused, id: string): Refused {
  const { current: _, ...rest } = data ?? {};
  return new Refused(answer, 'record.ofSeveral', { first: words }, { ...rest, id });
}
