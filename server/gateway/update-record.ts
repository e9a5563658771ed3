import { withoutEmptyRows } from '../../engine/schema/check/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { allowedOptions } from './allowed-options.ts';
import { noteChange } from './audit-change.ts';
import { fillBillNumbers } from './bill-rule.ts';
import { checkedValues } from './check-values.ts';
import { refuseTwin } from './create-record.ts';
import type { Access } from './model-access.ts';
import { accessWithButton } from './model-right.ts';
import { parentProblems } from './parent-problems.ts';
import { parseRecord } from './parse-record.ts';
import { answerOf, type RecordAnswer, readRecord, storedValues } from './read-record.ts';
import { recordClock } from './record-clock.ts';
import { settleRecordFiles } from './record-files.ts';
import { refuseProblems } from './record-findings.ts';
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
  const { model } = access;
  if (revision === undefined && model.form.form?.concurrencyLock) throw new Refused('badInput', 'record.lock');
  const sent = parseRecord(data);
  const offered = await allowedOptions(context, access);
  const moment = recordClock(context);
  const { now } = moment;
  let written: Values = {};
  try {
    const answer = await context.database.transaction(async (trx) => {
      const record = await readRecord(trx, access, dataId, [...model.children.keys()], true);
      const stored = storedValues(access, record);
      const current = Number(record.row.revision);
      if (revision !== undefined && revision !== current) throw staleRecord(access, dataId, stored, current);
      written = checkedValues(access, stored, sent, offered, moment);
      refuseProblems(await takenValues(trx, model, written, dataId));
      refuseProblems(await parentProblems(trx, access, written, stored, dataId));
      await settleRecordFiles(trx, access, written, { dataId, isNew: false, now });
      // Until here a problem is told by the row as it was sent.
      written = withoutEmptyRows(model.checker, written);
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
      const save = { dataId, revision: next, values: written, stored, now: now.toISOString() };
      await writeChange(context, trx, access, save);
      return answerOf(access, dataId, { ...written, ...modifiedValues(access, now.toISOString()) }, next);
    });
    noteChange(context, access, 'record.update', dataId);
    return answer;
  } catch (error) {
    return refuseTwin(context, access, written, dataId, error);
  }
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
