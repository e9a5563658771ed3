import type { Kysely } from 'kysely';
import { isScreenType } from '../../engine/schema/documents/model-types.ts';
import { nameIn } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { say } from '../kernel/words.ts';
import { freeEnCode, freeScreenId, refuseTwinCode, requireEnCode, requireScreenId, screenTwin } from './model-codes.ts';
import { insertModel, readModel } from './model-store.ts';
import type { ModelRecord } from './model-tables.ts';
import { boundTables, followReferencesToModel } from './references-to-model.ts';
import { isShipped } from './shipped-screens.ts';

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
  const enCode = await codeOfCopy(kysely, row, wish.enCode);
  const copyId = context.newId();
  const kept = boundTables(row.tables.trim() === '' ? [] : JSON.parse(row.tables));
  const followed = (text: string) =>
    text.trim() === ''
      ? text
      : JSON.stringify(
          followReferencesToModel(JSON.parse(text), { id, enCode: row.en_code }, { id: copyId, enCode }, kept),
        );
  await insertModel(context, actor, {
    id: copyId,
    fullName: (
      wish.fullName?.trim() ||
      say(
        { code: 'model.copied', args: { name: nameIn({ fullName: row.full_name, names: row.names }, language) } },
        language,
      )
    ).slice(0, 100),
    enCode,
    type: row.type,
    webType: row.web_type,
    category: wish.category ?? row.category,
    description: row.description,
    tables: followed(row.tables),
    formData: isScreenType(row.type) ? namedScreen(followed(row.form_data), enCode) : followed(row.form_data),
    columnData: followed(row.column_data),
  }).catch((error: unknown) => refuseTwinCode(error, enCode));
  await context.audit({ actor, action: 'model.copy', target: copyId, outcome: 'done', detail: id });
  return { id: copyId };
}

/** @throws Refused findings for a wanted code that is wrong, or that a shipped page has */
async function codeOfCopy(
  kysely: Kysely<DatabaseSchema>,
  row: ModelRecord,
  wanted: string | undefined,
): Promise<string> {
  if (!isScreenType(row.type)) {
    if (wanted) requireEnCode(wanted);
    return wanted || freeEnCode(kysely, row.tenant_id, `${row.en_code}.copy`);
  }
  if (wanted) requireScreenId(wanted);
  if (wanted && isShipped(wanted)) throw screenTwin(wanted);
  return wanted || freeScreenId(kysely, row.tenant_id, `${row.en_code}-copy`);
}

/** A screen names itself by its code. */
function namedScreen(text: string, id: string): string {
  const screen: unknown = JSON.parse(text);
  return JSON.stringify(typeof screen === 'object' ? { ...screen, id } : screen);
}
