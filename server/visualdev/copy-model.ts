import type { Language } from '../../engine/schema/text/text.ts';
import type { Actor } from '../actor.ts';
import type { AppContext } from '../app-context.ts';
import { say } from '../words.ts';
import { freeEnCode, refuseTwinCode, requireEnCode } from './model-codes.ts';
import { insertModel, readModel } from './model-store.ts';
import { modelTables } from './model-tables.ts';

/** POST Base/{id}/Actions/Copy: the draft under a new code, unpublished; what it says about itself points to the copy. */
export async function copyModel(
  context: AppContext,
  actor: Actor,
  id: string,
  wish: { readonly fullName?: string | undefined; readonly enCode?: string | undefined },
  language: Language,
): Promise<{ id: string }> {
  const { kysely } = context.database;
  const row = await readModel(kysely, actor.tenantId, id);
  if (wish.enCode) requireEnCode(wish.enCode);
  const enCode = wish.enCode ?? (await freeEnCode(kysely, actor.tenantId, `${row.en_code}.copy`));
  const copyId = await insertModel(context, actor, {
    fullName: (wish.fullName ?? say({ code: 'model.copied', args: { name: row.full_name } }, language)).slice(0, 100),
    enCode,
    type: row.type,
    webType: row.web_type,
    category: row.category,
    description: row.description,
    tables: row.tables,
    formData: row.form_data,
    columnData: row.column_data,
  }).catch((error: unknown) => refuseTwinCode(error, enCode));
  // A design names its own model only where a field links to it: as a whole JSON text.
  const own = JSON.stringify(id);
  if (row.form_data.includes(own) || row.column_data.includes(own)) {
    const follow = (text: string) => text.replaceAll(own, JSON.stringify(copyId));
    await modelTables(kysely)
      .updateTable('base_visualdev')
      .set({ form_data: follow(row.form_data), column_data: follow(row.column_data) })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', copyId)
      .execute();
  }
  await context.audit({ actor, action: 'model.copy', target: copyId, outcome: 'done', detail: id });
  return { id: copyId };
}
