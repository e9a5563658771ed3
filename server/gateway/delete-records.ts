import type { Transaction } from 'kysely';
import type { Actor } from '../actor.ts';
import type { AppContext } from '../app-context.ts';
import { type DatabaseSchema, SqlError } from '../database/index.ts';
import { releaseFiles } from '../file/file-store.ts';
import { Refused } from '../refused.ts';
import type { Access } from './access.ts';
import { accessWithButton } from './model-right.ts';
import type { ChildShape } from './model-shape.ts';
import { recordNotFound } from './read-record.ts';
import { hasFiles } from './record-files.ts';
import { rowFilter } from './row-filter.ts';
import { runStatement } from './run-statement.ts';
import { removeChanges, writeMoves } from './write-change.ts';

/**
 * Deletes all of these records or none: one that is absent, of another model or out of the actor's rows refuses the
 * batch, in the same words whichever it is. With `logicalDelete` the rows stay, marked. Source: reliability A21.
 * @returns how many
 * @throws Refused notFound; conflict where rows of another table lead to one
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
      const children = access.model.form.form?.logicalDelete ? [] : [...access.model.children.values()];
      const linked = children.filter(({ statements }) => statements.linked);
      // Rows that a foreign key leads to go last.
      if (linked.length > 0 && (await hold(trx, access, wanted)) !== wanted.length) throw recordNotFound();
      await deleteRows(trx, access, linked, wanted);
      const found = await take(trx, access, wanted, now);
      if (found !== wanted.length) throw recordNotFound();
      if (access.model.form.form?.logicalDelete) return writeMoves(context, trx, access, wanted, 'remove', now);
      await removeChanges(trx, access, wanted);
      await deleteRows(
        trx,
        access,
        children.filter(({ statements }) => !statements.linked),
        wanted,
      );
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
    if (error instanceof SqlError && error.code === '23503') throw new Refused('conflict', 'record.named');
    throw error;
  }
  await context.audit({ actor, action: 'record.delete', target: modelId, outcome: 'done', detail: wanted.join(' ') });
  return wanted.length;
}

async function deleteRows(
  trx: Transaction<DatabaseSchema>,
  { model }: Access,
  children: readonly ChildShape[],
  ids: readonly string[],
): Promise<void> {
  for (const child of children) await runStatement(trx, child.statements.deleteOf, [model.tenantId, ids]);
}

/** Holds the rows that the actor may delete until the transaction ends. @returns how many these are */
async function hold(trx: Transaction<DatabaseSchema>, access: Access, ids: readonly string[]): Promise<number> {
  const { quotedTable: table, id } = access.model.main;
  const filter = rowFilter(access, 3);
  const text = `select ${id} from ${table} where "tenant_id" = $1 and ${id} = any($2) and "delete_time" is null${filter.text} for update`;
  return (await runStatement(trx, text, [access.model.tenantId, ids, ...filter.parameters])).length;
}

async function take(
  trx: Transaction<DatabaseSchema>,
  access: Access,
  ids: readonly string[],
  now: string,
): Promise<number> {
  const { model, actor } = access;
  const { quotedTable: table, id } = model.main;
  const where = `"tenant_id" = $1 and ${id} = any($2) and "delete_time" is null`;
  if (model.form.form?.logicalDelete) {
    const filter = rowFilter(access, 5);
    const text = `update ${table} set "delete_time" = $3, "modifier_id" = $4, "revision" = "revision" + 1 where ${where}${filter.text} returning ${id}`;
    return (await runStatement(trx, text, [model.tenantId, ids, now, actor.userId, ...filter.parameters])).length;
  }
  const filter = rowFilter(access, 3);
  const text = `delete from ${table} where ${where}${filter.text} returning ${id}`;
  return (await runStatement(trx, text, [model.tenantId, ids, ...filter.parameters])).length;
}
