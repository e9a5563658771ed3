import { type Condition, isRuleGroup, type Operator, type RuleGroup } from '../../documents/rule-group.ts';
import type { Comparison, Expression, Scalar } from './expression.ts';
import { type FieldOf, fieldAt, type NamedValue } from './named-value.ts';
import { callOf } from './read-call.ts';

type Part = Condition | RuleGroup;

/** An expression as a rule of ours; undefined where it says what no rule says. */
export function readCondition(expression: Expression, fieldOf: FieldOf, holds = true): RuleGroup | undefined {
  const part = partOf(expression, fieldOf, holds);
  if (part === undefined) return undefined;
  return isRuleGroup(part) ? part : { logic: 'and', conditions: [part] };
}

/** @param holds whether the rule holds where the expression is true, or where it is not */
function partOf(expression: Expression, fieldOf: FieldOf, holds: boolean): Part | undefined {
  switch (expression.kind) {
    case 'not':
      return partOf(expression.of, fieldOf, !holds);
    case 'group':
      return groupOf(expression.logic, expression.parts, fieldOf, holds);
    case 'compare':
      return comparisonOf(expression, fieldOf, holds);
    case 'call':
      return callOf(expression, fieldOf, holds);
    case 'path':
      return filledOf(fieldOf(expression.steps), holds);
    case 'choice': {
      const [yes, no] = [expression.yes, expression.no].map((end) => (end.kind === 'value' ? end.value : undefined));
      return yes === !no && typeof yes === 'boolean' ? partOf(expression.test, fieldOf, holds === yes) : undefined;
    }
    default:
      return undefined;
  }
}

function groupOf(
  logic: 'and' | 'or',
  expressions: readonly Expression[],
  fieldOf: FieldOf,
  holds: boolean,
): Part | undefined {
  const conditions: Part[] = [];
  for (let index = 0; index < expressions.length; index += 1) {
    const [first, second] = expressions.slice(index, index + 2);
    const range = logic === 'and' && holds && first && second ? rangeOf(first, second, fieldOf) : undefined;
    const part = range ?? (first && partOf(first, fieldOf, holds));
    if (!part) return undefined;
    conditions.push(part);
    if (range) index += 1;
  }
  return conditions.length === 1 ? conditions[0] : { logic: holds ? logic : otherLogic[logic], conditions };
}

const otherLogic = { and: 'or', or: 'and' } as const;

/** `1 <= a && a <= 5`: the way in which a range is written. */
function rangeOf(first: Expression, second: Expression, fieldOf: FieldOf): Condition | undefined {
  if (first.kind !== 'compare' || second.kind !== 'compare' || first.by !== '<=' || second.by !== '<=')
    return undefined;
  const [low, high] = [first.left, second.right];
  const [field, same] = [fieldAt(first.right, fieldOf), fieldAt(second.left, fieldOf)];
  if (low.kind !== 'value' || high.kind !== 'value' || !field || field.vModel !== same?.vModel) return undefined;
  return { field: field.vModel, operator: 'between', value: [low.value, high.value] };
}

/** Each comparison where it holds, and where it does not. */
const operatorsOf: Readonly<Record<Comparison, readonly [Operator, Operator]>> = {
  '===': ['equal', 'notEqual'],
  '==': ['equal', 'notEqual'],
  '!==': ['notEqual', 'equal'],
  '!=': ['notEqual', 'equal'],
  '>': ['greater', 'lessEqual'],
  '>=': ['greaterEqual', 'less'],
  '<': ['less', 'greaterEqual'],
  '<=': ['lessEqual', 'greater'],
};
const turned: Partial<Record<Comparison, Comparison>> = { '>': '<', '>=': '<=', '<': '>', '<=': '>=' };

function comparisonOf(
  { by, left, right }: Extract<Expression, { kind: 'compare' }>,
  fieldOf: FieldOf,
  holds: boolean,
): Part | undefined {
  const field = fieldAt(left, fieldOf);
  const other = fieldAt(right, fieldOf);
  if (!field) {
    if (!other || left.kind !== 'value') return undefined;
    return comparisonOf({ kind: 'compare', by: turned[by] ?? by, left: right, right: left }, fieldOf, holds);
  }
  const operator = operatorsOf[by][holds ? 0 : 1];
  if (other) {
    const isLength = field.isLength || other.isLength;
    return isLength ? undefined : { field: field.vModel, operator, valueField: other.vModel };
  }
  if (right.kind !== 'value') return undefined;
  if (field.isLength) return lengthOf(field, operator, right.value);
  return compareWith(field, operator, right.value);
}

function compareWith({ vModel }: NamedValue, operator: Operator, value: Scalar): Part | undefined {
  if (value !== null && value !== undefined && value !== '') return { field: vModel, operator, value };
  if (operator === 'equal') return { field: vModel, operator: 'empty' };
  return operator === 'notEqual' ? { field: vModel, operator: 'notEmpty' } : undefined;
}

/** `a.length > 0` and its like ask whether there is anything. */
function lengthOf({ vModel }: NamedValue, operator: Operator, count: Scalar): Condition | undefined {
  const asked = `${operator} ${count}`;
  if (['greater 0', 'notEqual 0', 'greaterEqual 1'].includes(asked)) return { field: vModel, operator: 'notEmpty' };
  return ['equal 0', 'lessEqual 0', 'less 1'].includes(asked) ? { field: vModel, operator: 'empty' } : undefined;
}

/** A value by itself: what is not empty, of a number neither 0, of a switch on. A list is true even where it is empty. */
function filledOf(field: NamedValue | undefined, holds: boolean): Part | undefined {
  if (!field) return undefined;
  const { vModel, type, isLength } = field;
  if (isLength) return { field: vModel, operator: holds ? 'notEmpty' : 'empty' };
  if (type === 'boolean') return { field: vModel, operator: holds ? 'equal' : 'notEqual', value: true };
  if (type !== 'number') return { field: vModel, operator: holds ? 'notEmpty' : 'empty' };
  const zero: Condition = { field: vModel, operator: holds ? 'notEqual' : 'equal', value: 0 };
  const filled: Condition = { field: vModel, operator: holds ? 'notEmpty' : 'empty' };
  return { logic: holds ? 'and' : 'or', conditions: [filled, zero] };
}
