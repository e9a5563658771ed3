import type { Transaction } from 'kysely';
import { type DatabaseSchema, json } from '../database/index.ts';
import { tables } from '../kernel/tables.ts';
import { type Asked, askedOf } from './stored-views.ts';

/**
 * Views of a model's list follow its fields to their new names; what they ask of a field that is gone is not asked of another
 * one that has its name now.
 * @param codes code of now by the code that was
 */
export async function renameInViews(
  trx: Transaction<DatabaseSchema>,
  model: { readonly tenant_id: string; readonly id: string },
  codes: ReadonlyMap<string, string>,
): Promise<void> {
  if (codes.size === 0) return;
  const stored = await tables(trx)
    .selectFrom('base_record_view')
    .select(['id', 'asked'])
    .where('tenant_id', '=', model.tenant_id)
    .where('model_id', '=', model.id)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const view of stored) {
    await tables(trx)
      .updateTable('base_record_view')
      .set({ asked: json(calledAnew(askedOf(view), codes)) })
      .where('tenant_id', '=', model.tenant_id)
      .where('id', '=', view.id)
      .execute();
  }
}

function calledAnew(asked: Asked, codes: ReadonlyMap<string, string>): Asked {
  const taken = new Set(codes.values());
  const now = (code: string) => codes.get(code) ?? (taken.has(code) ? null : code);
  const query = Object.entries(asked.query).flatMap(([code, value]) => {
    const name = now(code);
    return name === null ? [] : [[name, value] as const];
  });
  const columns = asked.columns?.flatMap((column) => {
    const prop = now(column.prop);
    return prop === null ? [] : [{ ...column, prop }];
  });
  return { ...asked, query: Object.fromEntries(query), sidx: now(asked.sidx) ?? '', columns: columns ?? null };
}
