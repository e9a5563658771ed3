import type { Transaction } from 'kysely';
import type { Field } from '../../engine/schema/fields/fields.ts';
import { isEmptyValue } from '../../engine/schema/values/index.ts';
import type { DatabaseSchema } from '../database/index.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { nextBillNumber } from '../system/bill-numbers.ts';
import type { Access } from './model-access.ts';
import { rowsOf, type Values } from './row-values.ts';

/** The enCode of the rule that numbers a field; both places are written by designs of the dialect. */
export function billRuleOf(field: Field): string | null {
  if (field.descriptor.filledBy !== 'billRule') return null;
  const inConfig: unknown = Reflect.get(field.node.config, 'rule');
  const rule = field.props.rule || inConfig;
  return typeof rule === 'string' && rule !== '' ? rule : null;
}

/**
 * Numbers a record and the rows of its sub-tables inside its own transaction: a number that is given out is a number that
 * is stored. What has a number keeps it.
 */
export async function fillBillNumbers(
  context: AppContext,
  trx: Transaction<DatabaseSchema>,
  { actor, model }: Access,
  values: Values,
): Promise<void> {
  const fill = async (field: Field, holder: Values) => {
    const rule = billRuleOf(field);
    if (!rule || !isEmptyValue(holder[field.name])) return;
    const { timeZone } = context.settings;
    holder[field.name] = await nextBillNumber(trx, actor.tenantId, rule, context.now(), timeZone);
  };
  for (const field of model.catalogue.fields) await fill(field, values);
  for (const table of model.catalogue.tables.values()) {
    const numbered = table.columns.filter((column) => billRuleOf(column));
    if (numbered.length === 0) continue;
    for (const row of rowsOf(values[table.name])) for (const column of numbered) await fill(column, row);
  }
}

/** Whether any field or column is numbered. */
export function hasBillNumbers({ model }: Access): boolean {
  const { fields, tables } = model.catalogue;
  return [...fields, ...[...tables.values()].flatMap((table) => table.columns)].some((field) => billRuleOf(field));
}
