import type { Condition, Operator } from '../../documents/rule-group.ts';
import type { Expression } from './expression.ts';
import { type FieldOf, fieldAt, type NamedValue } from './named-value.ts';

/** `a.includes('x')`, `['x', 'y'].includes(a)` and the like as a condition. */
export function callOf(
  { on, method, argument }: Extract<Expression, { kind: 'call' }>,
  fieldOf: FieldOf,
  holds: boolean,
): Condition | undefined {
  const holder = fieldAt(on, fieldOf);
  const other = fieldAt(argument, fieldOf);
  if (on.kind === 'list') return method === 'includes' && other ? amongOf(on.items, other, holds) : undefined;
  if (!holder || holder.isLength || other?.isLength) return undefined;
  const operator = operatorOfCall(method, holds);
  if (!operator) return undefined;
  if (other) return { field: holder.vModel, operator, valueField: other.vModel };
  return argument.kind === 'value' ? { field: holder.vModel, operator, value: argument.value } : undefined;
}

function operatorOfCall(method: string, holds: boolean): Operator | undefined {
  if (method === 'includes') return holds ? 'contains' : 'notContains';
  // There is no rule for the contrary.
  return holds && (method === 'startsWith' || method === 'endsWith') ? method : undefined;
}

function amongOf(items: readonly Expression[], field: NamedValue, holds: boolean): Condition | undefined {
  if (field.isLength) return undefined;
  const values = items.flatMap((item) => (item.kind === 'value' ? [item.value] : []));
  if (values.length < items.length) return undefined;
  return { field: field.vModel, operator: holds ? 'in' : 'notIn', value: values };
}
