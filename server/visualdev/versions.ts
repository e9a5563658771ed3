import type { Kysely } from 'kysely';
import type { StoredVersion } from '../../engine/schema/calls/index.ts';
import type { Actor } from '../actor.ts';
import type { AppContext } from '../app-context.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { userNames } from '../permission/directory.ts';
import { Refused } from '../refused.ts';
import { modelStates, readModel } from './model-store.ts';
import { modelTables, type ReleaseRecord } from './model-tables.ts';

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
  const names = await userNames(context, actor.tenantId, [...new Set(rows.map((row) => row.creator_id))]);
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
  const names = await userNames(context, actor.tenantId, [row.creator_id]);
  return {
    version: row.version,
    fullName: row.full_name,
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
): Promise<{ revision: number }> {
  const revision = await context.database.transaction(async (trx) => {
    const model = await readModel(trx, actor.tenantId, id);
    const release = await readRelease(trx, actor.tenantId, id, version);
    const updated = await modelTables(trx)
      .updateTable('base_visualdev')
      .set((set) => ({
        full_name: release.full_name,
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
  return { revision };
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
