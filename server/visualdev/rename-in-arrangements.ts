import type { Transaction } from 'kysely';
import { type DatabaseSchema, json } from '../database/index.ts';
import { tables } from '../kernel/tables.ts';
import type { ModelRecord } from './model-tables.ts';
import { menuEntries } from './place-in-menu.ts';

interface Arranged {
  readonly prop: string;
}

/**
 * How people have arranged the columns of a model's lists follows the fields to their new names; what they did to a field
 * that is gone is not done to another one that has its name now.
 * @param codes code of now by the code that was
 */
export async function renameInArrangements(
  trx: Transaction<DatabaseSchema>,
  model: Pick<ModelRecord, 'tenant_id' | 'id' | 'en_code'>,
  codes: ReadonlyMap<string, string>,
): Promise<void> {
  if (codes.size === 0) return;
  // A list is known by its menu entry, on other pages by its model.
  const modules = [model.id, ...(await menuEntries(trx, model)).map(({ id }) => id)];
  const stored = await tables(trx)
    .selectFrom('base_column_preference')
    .select(['user_id', 'module_id', 'field_list'])
    .where('tenant_id', '=', model.tenant_id)
    .where('module_id', 'in', modules)
    .forUpdate()
    .execute();
  for (const { user_id, module_id, field_list } of stored) {
    const next = Array.isArray(field_list) ? calledAnew(field_list, codes) : null;
    if (!next) continue;
    await tables(trx)
      .updateTable('base_column_preference')
      .set({ field_list: json(next) })
      .where('tenant_id', '=', model.tenant_id)
      .where('user_id', '=', user_id)
      .where('module_id', '=', module_id)
      .execute();
  }
}

/** @returns null where nothing differs */
function calledAnew(list: readonly Arranged[], codes: ReadonlyMap<string, string>): Arranged[] | null {
  const taken = new Set(codes.values());
  if (!list.some(({ prop }) => codes.has(prop) || taken.has(prop))) return null;
  return list
    .filter(({ prop }) => codes.has(prop) || !taken.has(prop))
    .map((one) => ({ ...one, prop: codes.get(one.prop) ?? one.prop }));
}
