import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { offeredNow } from '../offers/index.ts';
import { nextBillNumbers } from '../system/bill-numbers.ts';
import { billRuleOf } from './bill-rule.ts';
import { changedCells } from './changed-cells.ts';
import { checkedValues } from './check-values.ts';
import { chosenAttributes } from './chosen-attributes.ts';
import type { Access } from './model-access.ts';
import { pickedProblems } from './picked-problems.ts';
import { refuseProblems } from './record-findings.ts';
import { rowsOf, type Values } from './row-values.ts';
import { insertChildRows, insertRecord } from './write-rows.ts';

/** A record as a form would have sent it, by whom and when. */
export interface WrittenRecord {
  readonly actor: Actor;
  readonly at: Date;
  readonly values: Values;
}

export interface StoredRecord extends WrittenRecord {
  readonly id: string;
}

/**
 * Many new records of a model in one transaction, in the order of their times: checked by the rules of the form, numbered a
 * rule at a time, and the rows of a sub-table written together. For data that comes from no form; there are no files in it.
 * @throws Refused findings for the first that the form would not take
 */
export async function storeRecords(
  context: AppContext,
  access: Access,
  records: readonly WrittenRecord[],
): Promise<StoredRecord[]> {
  const { model } = access;
  const { timeZone } = context.settings;
  const offered = await offeredNow(context, access.actor, access.model.catalogue);
  const sent = records.map(({ values }) => values);
  const attributes = await chosenAttributes(context, access, sent);
  return context.database.transaction(async (trx) => {
    const numbers = await numbersOf(trx, access, records, timeZone);
    const checked = records.map(({ actor, at, values }, index) => ({
      actor,
      at,
      id: context.newId(),
      values: checkedValues(
        { ...access, actor },
        null,
        values,
        offered,
        { now: at, timeZone, attributes },
        numbers[index],
      ),
    }));
    for (const { actor, values } of checked)
      refuseProblems(await pickedProblems(context, trx, actor, changedCells(model.catalogue, values, {})));
    for (const { actor, at, id, values } of checked)
      await insertRecord(trx, { ...access, actor }, { dataId: id, values, now: at.toISOString(), timeZone });
    for (const child of model.children.values()) {
      const rows = checked.flatMap(({ id, values }) =>
        rowsOf(values[child.field.name]).map((row, position) => ({ dataId: id, position, row })),
      );
      await insertChildRows(context, trx, child, model.tenantId, rows);
    }
    return checked;
  });
}

/** Drawn before the check: what a form shows only of a record that has its number is part of these. */
async function numbersOf(
  trx: Transaction<DatabaseSchema>,
  { model }: Access,
  records: readonly WrittenRecord[],
  timeZone: string,
): Promise<Values[]> {
  const numbers: Values[] = records.map(() => ({}));
  const times = records.map(({ at }) => at);
  for (const field of model.catalogue.fields) {
    const rule = billRuleOf(field);
    if (rule === null) continue;
    const drawn = await nextBillNumbers(trx, model.tenantId, rule, times, timeZone);
    for (const [index, values] of numbers.entries()) values[field.name] = drawn[index];
  }
  return numbers;
}
