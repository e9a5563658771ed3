import type { Language } from '../../engine/schema/text/text.ts';
import type { Actor } from '../actor.ts';
import type { AppContext } from '../app-context.ts';
import { say } from '../words.ts';
import { freeEnCode, refuseTwinCode, requireEnCode } from './model-codes.ts';
import { insertModel, readModel } from './model-store.ts';
import { boundTables, followOwn } from './own-references.ts';

export interface CopyWish {
  readonly fullName?: string | undefined;
  readonly enCode?: string | undefined;
  readonly category?: string | undefined;
}

/**
 * POST Base/{id}/Actions/Copy: the draft under a new code, unpublished and in no menu; what it says about itself points to
 * the copy.
 * @throws Refused findings for a code that is wrong or taken, notFound
 */
export async function copyModel(
  context: AppContext,
  actor: Actor,
  id: string,
  wish: CopyWish,
  language: Language,
): Promise<{ id: string }> {
  const { kysely } = context.database;
  const row = await readModel(kysely, actor.tenantId, id);
  if (wish.enCode) requireEnCode(wish.enCode);
  const enCode = wish.enCode || (await freeEnCode(kysely, actor.tenantId, `${row.en_code}.copy`));
  const copyId = context.newId();
  const kept = boundTables(row.tables.trim() === '' ? [] : JSON.parse(row.tables));
  const followed = (text: string) =>
    text.trim() === ''
      ? text
      : JSON.stringify(followOwn(JSON.parse(text), { id, enCode: row.en_code }, { id: copyId, enCode }, kept));
  await insertModel(context, actor, {
    id: copyId,
    fullName: (wish.fullName?.trim() || say({ code: 'model.copied', args: { name: row.full_name } }, language)).slice(
      0,
      100,
    ),
    enCode,
    type: row.type,
    webType: row.web_type,
    category: wish.category ?? row.category,
    description: row.description,
    tables: followed(row.tables),
    formData: followed(row.form_data),
    columnData: followed(row.column_data),
  }).catch((error: unknown) => refuseTwinCode(error, enCode));
  await context.audit({ actor, action: 'model.copy', target: copyId, outcome: 'done', detail: id });
  return { id: copyId };
}
