import type { Transaction } from 'kysely';
import { withoutEmptyRows } from '../../engine/schema/check/index.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { type Offered, offeredNow } from '../offers/index.ts';
import { noteChange } from './audit-change.ts';
import { fillBillNumbers } from './bill-rule.ts';
import { changedCells } from './changed-cells.ts';
import { checkedValues } from './check-values.ts';
import { refuseTwin } from './create-record.ts';
import type { Access } from './model-access.ts';
import { accessWithButton } from './model-right.ts';
import { parentProblems } from './parent-problems.ts';
import { parseRecord } from './parse-record.ts';
import { pickedProblems } from './picked-problems.ts';
import { answerOf, type RecordAnswer, readRecord, storedValues } from './read-record.ts';
import type { RecordClock } from './record-clock.ts';
import { settleRecordFiles } from './record-files.ts';
import { refuseProblems } from './record-findings.ts';
import { recordMoment } from './record-moment.ts';
import { rowsOf, type Values } from './row-values.ts';
import { takenValues } from './unique-values.ts';
import { writeChange } from './write-change.ts';
import { updateRow, writeChildRows } from './write-rows.ts';

export interface Update {
  /** The values as JSON text; fields that are not named keep theirs. */
  readonly data: string;
  /** The revision that the values were edited from. */
  readonly revision?: number | undefined;
}

/**
 * POST OnlineDev/{id}/{dataId}. The row is held from the comparison of revisions to the write, so of two that edited one
 * revision the second is refused with the state it did not know of. Source: reliability A81, B13.
 * @throws Refused conflict with `data.current`, findings, notFound
 */
export async function updateRecord(
  context: AppContext,
  actor: Actor,
  modelId: string,
  dataId: string,
  { data, revision }: Update,
): Promise<RecordAnswer> {
  const access = await accessWithButton(context, actor, modelId, 'btn_edit');
  const update = await openUpdate(context, access, data);
  const answer = await withoutTwins(update, () =>
    context.database.transaction((trx) => updateIn(trx, update, dataId, revision)),
  );
  noteChange(context, access, 'record.update', dataId);
  return answer;
}

/** The same values for one record, or for several. */
export interface OpenUpdate {
  readonly context: AppContext;
  readonly access: Access;
  readonly sent: Values;
  readonly offered: Offered;
  readonly moment: RecordClock;
  /** What was written last: whose value it is that another record has. */
  last: { readonly dataId: string; readonly values: Values };
}

export async function openUpdate(context: AppContext, access: Access, data: string): Promise<OpenUpdate> {
  const sent = parseRecord(data);
  const offered = await offeredNow(context, access.actor, access.model.catalogue);
  const moment = await recordMoment(context, access, [sent]);
  return { context, access, sent, offered, moment, last: { dataId: '', values: {} } };
}

/** Says of a value that met another one at the unique index whose it is. @throws Refused */
export async function withoutTwins<T>(update: OpenUpdate, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { context, access, last } = update;
    return refuseTwin(context, access, last.values, last.dataId, error);
  }
}

/** Writes the values into one record, which is held until the transaction ends. @throws Refused */
export async function updateIn(
  trx: Transaction<DatabaseSchema>,
  update: OpenUpdate,
  dataId: string,
  revision: number | undefined,
): Promise<RecordAnswer> {
  const { context, access, sent, offered, moment } = update;
  const { model } = access;
  const { now } = moment;
  if (revision === undefined && model.form.form?.concurrencyLock) throw new Refused('badInput', 'record.lock');
  const record = await readRecord(trx, access, dataId, [...model.children.keys()], true);
  const stored = storedValues(access, record);
  const current = Number(record.row.revision);
  if (revision !== undefined && revision !== current) throw staleRecord(access, dataId, stored, current);
  let written = checkedValues(access, stored, sent, offered, moment);
  update.last = { dataId, values: written };
  refuseProblems(await takenValues(trx, model, written, dataId));
  refuseProblems(await parentProblems(trx, access, written, stored, dataId));
  refuseProblems(await pickedProblems(context, trx, access.actor, changedCells(model.catalogue, written, stored)));
  await settleRecordFiles(trx, access, written, { dataId, isNew: false, now });
  // Until here a problem is told by the row as it was sent.
  written = withoutEmptyRows(model.checker, written);
  update.last = { dataId, values: written };
  await fillBillNumbers(context, trx, access, written);
  const next = await updateRow(trx, access, dataId, {
    values: written,
    stored,
    row: record.row,
    now: now.toISOString(),
    timeZone: context.settings.timeZone,
  });
  for (const child of model.children.values()) {
    const name = child.field.name;
    const owner = { tenantId: model.tenantId, dataId };
    await writeChildRows(context, trx, child, owner, rowsOf(written[name]), rowsOf(stored[name]));
  }
  await writeChange(context, trx, access, { dataId, revision: next, values: written, stored, now: now.toISOString() });
  return answerOf(access, dataId, { ...written, ...modifiedValues(access, now.toISOString()) }, next);
}

function staleRecord(access: Access, dataId: string, stored: Values, revision: number): Refused {
  return new Refused(
    'conflict',
    'record.stale',
    {},
    {
      current: answerOf(access, dataId, stored, revision),
    },
  );
}

function modifiedValues({ model, actor }: Access, now: string): Values {
  const values: Values = {};
  for (const { field, name } of model.main.columns) {
    if (name === 'modifier_id') values[field.name] = actor.userId;
    if (name === 'modify_time') values[field.name] = now;
  }
  return values;
}
