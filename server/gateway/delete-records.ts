import type { Transaction } from 'kysely';
import type { Actor } from '../actor.ts';
import type { AppContext } from '../app-context.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { releaseFiles } from '../file/file-store.ts';
import type { Access } from './access.ts';
import { accessWithButton } from './model-right.ts';
import { recordNotFound } from './read-record.ts';
import { hasFiles } from './record-files.ts';
import { rowFilter } from './row-filter.ts';
import { runStatement } from './run-statement.ts';

/**
 * Deletes all of these records or none: one that is absent, of another model or out of the actor's rows refuses the
 * batch, in the same words whichever it is. With `logicalDelete` the rows stay, marked. Source: reliability A21.
 * @returns how many
 * @throws Refused notFound
 */
export async function deleteRecords(
  context: AppContext,
  actor: Actor,
  modelId: string,
  ids: readonly string[],
): Promise<number> {
  const access = await accessWithButton(context, actor, modelId, 'btn_remove');
  const wanted = [...new Set(ids)].sort();
  const now = context.now().toISOString();
  try {
    await context.database.transaction(async (trx) => {
      const found = await take(trx, access, wanted, now);
      if (found !== wanted.length) throw recordNotFound();
      if (access.model.form.form?.logicalDelete) return;
      for (const child of access.model.children.values()) {
        await runStatement(trx, child.statements.deleteOf, [access.model.tenantId, wanted]);
      }
      if (!hasFiles(access)) return;
      for (const dataId of wanted)
        await releaseFiles(trx, { tenantId: actor.tenantId, modelId, dataId }, [], context.now());
    });
  } catch (error) {
    await context.audit({
      actor,
      action: 'record.delete',
      target: modelId,
      outcome: 'refused',
      detail: wanted.join(' '),
    });
    throw error;
  }
  await context.audit({ actor, action: 'record.delete', target: modelId, outcome: 'done', detail: wanted.join(' ') });
  return wanted.length;
}

async function take(
  trx: Transaction<DatabaseSchema>,
  access: Access,
  ids: readonly string[],
  now: string,
): Promise<number> {
  const { model, actor } = access;
  const table = model.main.quotedTable;
  const where = '"tenant_id" = $1 and "id" = any($2) and "delete_time" is null';
  if (model.form.form?.logicalDelete) {
    const filter = rowFilter(access, 5);
    const text = `update ${table} set "delete_time" = $3, "modifier_id" = $4, "revision" = "revision" + 1 where ${where}${filter.text} returning "id"`;
    return (await runStatement(trx, text, [model.tenantId, ids, now, actor.userId, ...filter.parameters])).length;
  }
  const filter = rowFilter(access, 3);
  const text = `delete from ${table} where ${where}${filter.text} returning "id"`;
  return (await runStatement(trx, text, [model.tenantId, ids, ...filter.parameters])).length;
}
