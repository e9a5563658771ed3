import { limits } from '../../engine/schema/limits.ts';
import { publishedModel } from '../gateway/published-model.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { binEnd, isInBin, takeOutOfBin } from './record-bin.ts';
import { isNamedElsewhere, removeRows } from './remove-rows.ts';

interface BinNote {
  readonly tenant_id: string;
  readonly model_id: string;
  readonly data_id: string;
}

/**
 * Removes for good what has been in a bin for `limits.binDays`: each record by itself, so that one which cannot go keeps no
 * other back. One that rows of another table lead to stays in the bin.
 * @returns how many went
 */
export async function sweepBins(context: AppContext): Promise<number> {
  let count = 0;
  let after: BinNote | null = null;
  for (;;) {
    const due: readonly BinNote[] = await dueAfter(context, after);
    for (const note of due) if (await sweepOne(context, note)) count += 1;
    after = due.at(-1) ?? null;
    if (due.length < limits.binSweepRows) return count;
  }
}

function dueAfter(context: AppContext, after: BinNote | null): Promise<BinNote[]> {
  return tables(context.database.kysely)
    .selectFrom('base_deleted_record')
    .select(['tenant_id', 'model_id', 'data_id'])
    .where('delete_time', '<', binEnd(context.now()))
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('tenant_id', 'model_id', 'data_id'),
          '>',
          tuple(after?.tenant_id ?? '', after?.model_id ?? '', after?.data_id ?? ''),
        ),
      ),
    )
    .orderBy('tenant_id')
    .orderBy('model_id')
    .orderBy('data_id')
    .limit(limits.binSweepRows)
    .execute();
}

/** @returns false where somebody brought it back meanwhile, or where it cannot go */
async function sweepOne(context: AppContext, { tenant_id, model_id, data_id }: BinNote): Promise<boolean> {
  const model = await publishedModel(context, tenant_id, model_id);
  if (!model) return false;
  try {
    await context.database.transaction(async (trx) => {
      await takeOutOfBin(trx, model, [data_id], null);
      await removeRows(trx, { model, ids: [data_id], filter: { text: isInBin, parameters: [] }, now: context.now() });
    });
    return true;
  } catch (error) {
    if (error instanceof Refused || isNamedElsewhere(error)) return false;
    throw error;
  }
}
