import type { Transaction } from 'kysely';
import { isEmptyValue } from '../../engine/schema/values/index.ts';
import { type DatabaseSchema, SqlError } from '../database/index.ts';
import type { Access } from '../gateway/model-access.ts';
import { accessWithButton } from '../gateway/model-right.ts';
import type { PublishedModel } from '../gateway/model-shape.ts';
import { parentColumnOf } from '../gateway/parent-column.ts';
import { standsBelowItself } from '../gateway/parent-problems.ts';
import { recordNotFound } from '../gateway/read-record.ts';
import { labelOf } from '../gateway/record-findings.ts';
import { rowFilter } from '../gateway/row-filter.ts';
import { valuesOf } from '../gateway/row-values.ts';
import { type Handle, type Row, runStatement } from '../gateway/run-statement.ts';
import { takenValues, uniqueColumns } from '../gateway/unique-values.ts';
import { writeMoves } from '../gateway/write-change.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { isInBin, takeOutOfBin } from './record-bin.ts';

/**
 * POST OnlineDev/{id}/Restore: brings all of these records back from the bin, or none. Only for administrators and whoever
 * moved them there.
 * @returns how many
 * @throws Refused notFound; conflict where a value that is kept unique has been taken meanwhile
 */
export async function restoreRecords(
  context: AppContext,
  actor: Actor,
  modelId: string,
  wanted: readonly string[],
): Promise<number> {
  const access = await accessWithButton(context, actor, modelId, 'btn_remove');
  const { model } = access;
  const ids = [...new Set(wanted)].sort();
  const note = { actor, action: 'record.restore', target: modelId, detail: ids.join(' ') };
  try {
    await context.database.transaction(async (trx) => {
      await takeOutOfBin(trx, model, ids, actor.isAdministrator ? null : actor.userId);
      await refuseTaken(trx, model, ids);
      await unmark(trx, access, ids);
      await refuseCircles(trx, access, ids);
      await writeMoves(context, trx, access, ids, 'restore', context.now().toISOString());
    });
  } catch (error) {
    await context.audit({ ...note, outcome: 'refused' });
    if (!(error instanceof SqlError) || error.code !== '23505') throw error;
    // Somebody took the value between the question and the write; or two of these hold it.
    await refuseTaken(context.database.kysely, model, ids);
    throw new Refused('conflict', 'record.restoreTwins');
  }
  await context.audit({ ...note, outcome: 'done' });
  return ids.length;
}

async function unmark(trx: Transaction<DatabaseSchema>, access: Access, ids: readonly string[]): Promise<void> {
  const { main, tenantId } = access.model;
  const filter = rowFilter(access, 3);
  const back = await runStatement(
    trx,
    `update ${main.quotedTable} set "delete_time" = null
      where "tenant_id" = $1 and ${main.id} = any($2)${isInBin}${filter.text} returning ${main.id}`,
    [tenantId, ids, ...filter.parameters],
  );
  if (back.length !== ids.length) throw recordNotFound();
}

/** @throws Refused conflict that names the first value which another record holds by now */
async function refuseTaken(handle: Handle, model: PublishedModel, ids: readonly string[]): Promise<void> {
  const columns = uniqueColumns(model);
  if (columns.length === 0) return;
  const { main, tenantId } = model;
  const selected = [`${main.id} as "id"`, ...columns.map(({ quoted }) => quoted)].join(', ');
  const rows = await runStatement(
    handle,
    `select ${selected} from ${main.quotedTable} where "tenant_id" = $1 and ${main.id} = any($2)${isInBin}`,
    [tenantId, ids],
  );
  for (const row of rows) {
    const [taken] = await takenValues(handle, model, valuesOf(columns, row), String(row.id));
    if (taken?.field)
      throw new Refused('conflict', 'record.restoreTaken', {
        label: labelOf(taken.field),
        value: String(taken.problem.params?.value ?? ''),
      });
  }
}

/** Of a tree table: what came to stand below a record while that was in the bin may have become the row above it. */
async function refuseCircles(trx: Transaction<DatabaseSchema>, access: Access, ids: readonly string[]): Promise<void> {
  const { model } = access;
  const column = parentColumnOf(model);
  if (!column) return;
  const rows: readonly Row[] = await runStatement(
    trx,
    `select ${model.main.id} as "id", ${column.quoted} as "above" from ${model.main.quotedTable}
      where "tenant_id" = $1 and ${model.main.id} = any($2)`,
    [model.tenantId, ids],
  );
  for (const { id, above } of rows) {
    if (isEmptyValue(above) || typeof above !== 'string') continue;
    if (await standsBelowItself(trx, access, column, above, String(id)))
      throw new Refused('conflict', 'record.restoreCircle');
  }
}
