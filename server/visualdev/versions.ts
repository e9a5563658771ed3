import type { Kysely } from 'kysely';
import type { CallFinding } from '../../engine/schema/call-shapes/envelope.ts';
import type { StoredVersion } from '../../engine/schema/calls/index.ts';
import { isScreenType } from '../../engine/schema/documents/model-types.ts';
import type { Finding } from '../../engine/schema/findings/finding.ts';
import { inLanguage } from '../../engine/schema/findings/finding-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { type DatabaseSchema, json } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { userNames } from '../permission/directory.ts';
import { requireDoorRight } from './door-right.ts';
import { modelStates, readModel } from './model-store.ts';
import { modelTables, type ReleaseRecord } from './model-tables.ts';
import { findingsOfScreen, findingsOfTexts, validationContext } from './read-documents.ts';

/** GET Base/{id}/Versions: newest first, each with how far it is from the one before. */
export async function modelVersions(context: AppContext, actor: Actor, id: string) {
  const { kysely } = context.database;
  const model = await readModel(kysely, actor.tenantId, id);
  const rows = await modelTables(kysely)
    .selectFrom('base_visualdev_release')
    .select(['version', 'creator_id', 'creator_time', 'note', 'changes', 'label'])
    .where('tenant_id', '=', actor.tenantId)
    .where('model_id', '=', id)
    .orderBy('version', 'desc')
    .execute();
  const names = await userNames(
    context,
    actor.tenantId,
    [...new Set(rows.map((row) => row.creator_id))],
    actor.language,
  );
  return {
    list: rows.map((row) => ({
      version: row.version,
      creatorTime: row.creator_time,
      creatorUser: names.get(row.creator_id) ?? '',
      note: row.note,
      label: row.label,
      changes: row.changes,
      online: row.version === model.release_version,
    })),
  };
}

/**
 * GET Base/{id}/Versions/{version}: the documents as they went online.
 * @throws Refused notFound
 */
export async function modelVersion(
  context: AppContext,
  actor: Actor,
  id: string,
  version: number,
): Promise<StoredVersion> {
  const { kysely } = context.database;
  await readModel(kysely, actor.tenantId, id);
  const row = await readRelease(kysely, actor.tenantId, id, version);
  const names = await userNames(context, actor.tenantId, [row.creator_id], actor.language);
  return {
    version: row.version,
    fullName: row.full_name,
    ...(row.full_names ? { names: row.full_names } : {}),
    enCode: row.en_code,
    type: row.type,
    webType: row.web_type,
    tables: row.tables,
    formData: row.form_data,
    columnData: row.column_data,
    category: row.category,
    description: row.description,
    note: row.note,
    label: row.label,
    creatorTime: row.creator_time,
    creatorUser: names.get(row.creator_id) ?? '',
  };
}

/** @throws Refused notFound */
async function readRelease(
  handle: Kysely<DatabaseSchema>,
  tenantId: string,
  id: string,
  version: number,
): Promise<ReleaseRecord> {
  const release = await modelTables(handle)
    .selectFrom('base_visualdev_release')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('model_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!release) throw new Refused('notFound', 'model.noVersion', { version });
  return release;
}

/**
 * POST Base/{id}/Actions/RollbackTemplate: a version becomes the draft, as a new revision, with all but its code, which others
 * know the model by. What is online does not change until the draft is published.
 */
export async function rollbackModel(
  context: AppContext,
  actor: Actor,
  id: string,
  version: number,
  language: Language,
): Promise<{ revision: number; findings: CallFinding[] }> {
  const { kysely } = context.database;
  const before = await readModel(kysely, actor.tenantId, id);
  if (isScreenType(before.type)) await requireDoorRight(context, actor, before.en_code);
  const revision = await context.database.transaction(async (trx) => {
    const model = await readModel(trx, actor.tenantId, id);
    const release = await readRelease(trx, actor.tenantId, id, version);
    const updated = await modelTables(trx)
      .updateTable('base_visualdev')
      .set((set) => ({
        full_name: release.full_name,
        names: json(release.full_names),
        type: release.type,
        web_type: release.web_type,
        category: release.category ?? model.category,
        description: release.description ?? model.description,
        form_data: release.form_data,
        column_data: release.column_data,
        tables: release.tables,
        state: stateOf(model.release_version, version),
        revision: set('revision', '+', 1),
        modifier_id: actor.userId,
        modify_time: context.now().toISOString(),
      }))
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id)
      .returning('revision')
      .executeTakeFirstOrThrow();
    return updated.revision;
  });
  await context.audit({ actor, action: 'model.rollback', target: id, outcome: 'done', detail: `version ${version}` });
  const findings = await draftFindings(context, actor, id);
  return { revision, findings: findings.map((one) => inLanguage(one, language)) };
}

/** What is wrong with a draft for who looks at it now: a version may name what has been closed since, or is not his to use. */
async function draftFindings(context: AppContext, actor: Actor, id: string): Promise<readonly Finding[]> {
  const row = await readModel(context.database.kysely, actor.tenantId, id);
  const own = { id, creatorId: row.creator_id };
  const against = await validationContext(context, actor, [row.form_data, row.column_data], own);
  const texts = { formData: row.form_data, columnData: row.column_data, tables: row.tables };
  return isScreenType(row.type)
    ? findingsOfScreen(row.form_data, row.en_code, against)
    : findingsOfTexts(texts, { fullName: row.full_name, enCode: row.en_code }, against);
}

/**
 * POST Base/{id}/Versions/{version}/Label: what the version is called in the list; an empty text takes the label away.
 * @throws Refused notFound
 */
export async function labelVersion(context: AppContext, actor: Actor, id: string, version: number, wish: string) {
  const { kysely } = context.database;
  await readModel(kysely, actor.tenantId, id);
  const label = wish.trim();
  const updated = await modelTables(kysely)
    .updateTable('base_visualdev_release')
    .set({ label })
    .where('tenant_id', '=', actor.tenantId)
    .where('model_id', '=', id)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  if (!updated) throw new Refused('notFound', 'model.noVersion', { version });
  await context.audit({ actor, action: 'model.label', target: id, outcome: 'done', detail: `version ${version}` });
  return { label };
}

/** Of a draft that is a version again. */
function stateOf(online: number | null, version: number): number {
  if (online === null) return modelStates.unpublished;
  return version === online ? modelStates.published : modelStates.changed;
}
