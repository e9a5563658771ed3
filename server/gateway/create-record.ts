import { withoutEmptyRows } from '../../engine/schema/check/index.ts';
import { SqlError } from '../database/index.ts';
import { handOverFiles } from '../file/file-store.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { offeredNow } from '../offers/index.ts';
import { noteChange } from './audit-change.ts';
import { fillBillNumbers, hasBillNumbers } from './bill-rule.ts';
import { changedCells } from './changed-cells.ts';
import { checkedValues } from './check-values.ts';
import type { Access } from './model-access.ts';
import { accessWithButton } from './model-right.ts';
import { parentProblems } from './parent-problems.ts';
import { parseRecord } from './parse-record.ts';
import { pickedProblems } from './picked-problems.ts';
import { answerOf, type RecordAnswer } from './read-record.ts';
import { hasFiles, settleRecordFiles } from './record-files.ts';
import { refuseProblems } from './record-findings.ts';
import { recordMoment } from './record-moment.ts';
import { refuseColumnError } from './refuse-column-error.ts';
import { rowsOf, type Values } from './row-values.ts';
import type { Handle } from './run-statement.ts';
import { takenValues, uniqueColumns } from './unique-values.ts';
import { insertRecord, writeChildRows } from './write-rows.ts';

/**
 * POST OnlineDev/{id}: checked, numbered and stored in one transaction; a record of one row and nothing else is one
 * statement, which is a transaction of its own.
 * @param text the values as JSON text
 * @param isKeyed the call carries an Idempotency-Key, which is settled in the transaction of the call
 */
export async function createRecord(
  context: AppContext,
  actor: Actor,
  modelId: string,
  text: string,
  isKeyed = false,
): Promise<RecordAnswer> {
  const access = await accessWithButton(context, actor, modelId, 'btn_add');
  const offered = await offeredNow(context, access.actor, access.model.catalogue);
  const sent = parseRecord(text);
  const values = checkedValues(access, null, sent, offered, await recordMoment(context, access, [sent]));
  refuseProblems(await parentProblems(context.database.kysely, access, values, {}, null));
  const cells = changedCells(access.model.catalogue, values, {});
  refuseProblems(await pickedProblems(context, context.database.kysely, actor, cells));
  return storeRecord(context, access, values, isKeyed);
}

/**
 * Writes a record that is not there yet and was held to all rules.
 * @throws Refused findings: a value that another record has
 */
export async function storeRecord(
  context: AppContext,
  access: Access,
  values: Values,
  isKeyed = false,
): Promise<RecordAnswer> {
  const { model } = access;
  const givenId = context.newId();
  let written = values;
  let dataId = givenId;
  const time = context.now();
  const now = time.toISOString();
  const { timeZone } = context.settings;
  const writeRows = async (handle: Handle) => {
    for (const child of model.children.values()) {
      const rows = rowsOf(written[child.field.name]);
      await writeChildRows(context, handle, child, { tenantId: model.tenantId, dataId }, rows, []);
    }
  };
  const isSimple =
    !isKeyed &&
    model.children.size === 0 &&
    !hasFiles(access) &&
    uniqueColumns(model).length === 0 &&
    !hasBillNumbers(access);
  try {
    if (isSimple) dataId = await insertRecord(context.database.kysely, access, { dataId, values, now, timeZone });
    else {
      await context.database.transaction(async (trx) => {
        // Run again, it starts from what was checked: a number or a key that was rolled back may be another's by then.
        written = structuredClone(values);
        dataId = givenId;
        refuseProblems(await takenValues(trx, model, written, dataId));
        await settleRecordFiles(trx, access, written, { dataId, isNew: true, now: time });
        // Until here a problem is told by the row as it was sent.
        written = withoutEmptyRows(model.checker, written);
        await fillBillNumbers(context, trx, access, written);
        dataId = await insertRecord(trx, access, { dataId, values: written, now, timeZone });
        // Where the database makes the key, nobody knew it until now.
        if (dataId !== givenId && hasFiles(access)) await handOverFiles(trx, model, givenId, dataId);
        await writeRows(trx);
      });
    }
  } catch (error) {
    await refuseTwin(context, access, written, dataId, error);
  }
  noteChange(context, access, 'record.create', dataId);
  return answerOf(access, dataId, { ...written, ...systemValues(access, now) }, 1);
}

/**
 * Two that met at the unique index: the second is told which field, as if it had come later. What else a table refuses is
 * said as well.
 */
export async function refuseTwin(
  context: AppContext,
  access: Access,
  values: Values,
  dataId: string,
  error: unknown,
): Promise<never> {
  if (error instanceof SqlError && error.code === '23505') {
    refuseProblems(await takenValues(context.database.kysely, access.model, values, dataId));
  }
  refuseColumnError(access.model, error);
  throw error;
}

function systemValues({ model, actor }: Access, now: string): Values {
  const stored: Record<string, unknown> = {
    creator_id: actor.userId,
    creator_time: now,
    organize_id: actor.organizeId,
    position_id: actor.positionId,
  };
  const values: Values = {};
  for (const { field, name, isSystem } of model.main.columns)
    if (isSystem && !field.through) values[field.name] = stored[name] ?? null;
  return values;
}
