import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/index.ts';
import { newId } from '../kernel/ids.ts';
import { type Authorize, tables } from '../kernel/tables.ts';

export interface Grant {
  readonly itemType: Authorize['item_type'];
  readonly itemIds: readonly string[];
  /** Of buttons, columns and form fields: the model; of row schemes: the menu entry. */
  readonly moduleId?: string;
  readonly objectType: 'role' | 'user' | 'position';
  readonly objectId: string;
}

/** Writes down what somebody may see or press; what was granted before stays. */
export async function grant(
  trx: Transaction<DatabaseSchema>,
  { tenantId, actorId, now }: { readonly tenantId: string; readonly actorId: string | null; readonly now: Date },
  { itemType, itemIds, moduleId = '', objectType, objectId }: Grant,
): Promise<void> {
  if (itemIds.length === 0) return;
  await tables(trx)
    .insertInto('base_authorize')
    .values(
      itemIds.map((itemId) => ({
        id: newId(),
        tenant_id: tenantId,
        item_type: itemType,
        item_id: itemId,
        module_id: moduleId,
        object_type: objectType,
        object_id: objectId,
        creator_id: actorId,
        creator_time: now.toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
