import type { Transaction } from 'kysely';
import { type DatabaseSchema, SqlError } from '../database/index.ts';
import { releaseFiles } from '../file/file-store.ts';
import type { ChildShape, PublishedModel } from '../gateway/model-shape.ts';
import { recordNotFound } from '../gateway/read-record.ts';
import { hasFiles } from '../gateway/record-files.ts';
import { runStatement } from '../gateway/run-statement.ts';
import { removeChanges } from '../gateway/write-change.ts';
import { Refused } from '../kernel/refused.ts';

interface RowsToRemove {
  readonly model: PublishedModel;
  /** Each once. */
  readonly ids: readonly string[];
  /** Further conditions of the main table; parameters from $3 on. */
  readonly filter: { readonly text: string; readonly parameters: readonly unknown[] };
  readonly now: Date;
}

/**
 * Removes all of these records for good, with the rows of their sub-tables and their history, and lets go of their files.
 * @throws Refused notFound where one of them is not there
 */
export async function removeRows(trx: Transaction<DatabaseSchema>, rows: RowsToRemove): Promise<void> {
  const { model, ids, filter, now } = rows;
  const { quotedTable: table, id } = model.main;
  const where = `where "tenant_id" = $1 and ${id} = any($2)${filter.text}`;
  const parameters = [model.tenantId, ids, ...filter.parameters];
  const requireAll = (found: readonly unknown[]) => {
    if (found.length !== ids.length) throw recordNotFound();
  };
  const children = [...model.children.values()];
  const linked = children.filter(({ statements }) => statements.linked);
  // Rows that a foreign key leads to go last.
  if (linked.length > 0)
    requireAll(await runStatement(trx, `select ${id} from ${table} ${where} for update`, parameters));
  await removeChildren(trx, model, linked, ids);
  requireAll(await runStatement(trx, `delete from ${table} ${where} returning ${id}`, parameters));
  const unlinked = children.filter(({ statements }) => !statements.linked);
  await removeChildren(trx, model, unlinked, ids);
  await removeChanges(trx, model, ids);
  if (!hasFiles({ model })) return;
  for (const dataId of ids) await releaseFiles(trx, { tenantId: model.tenantId, modelId: model.id, dataId }, [], now);
}

async function removeChildren(
  trx: Transaction<DatabaseSchema>,
  model: PublishedModel,
  children: readonly ChildShape[],
  ids: readonly string[],
): Promise<void> {
  for (const child of children) await runStatement(trx, child.statements.deleteOf, [model.tenantId, ids]);
}

/** What a database says where rows of another table lead to a record that is to be removed. */
export function isNamedElsewhere(error: unknown): boolean {
  return error instanceof SqlError && error.code === '23503';
}

export const namedElsewhere = () => new Refused('conflict', 'record.named');
