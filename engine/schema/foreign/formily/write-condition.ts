import { type Condition, isRuleGroup, type RuleGroup } from '../../documents/rule-group.ts';
import type { NamedValue } from './named-value.ts';

/** What a condition reads: how the expression names it, and what kind of value Formily holds there. */
export interface Dependency {
  readonly text: string;
  readonly type: NamedValue['type'];
}

/** Undefined where no field has the name. */
export type DependencyOf = (vModel: string) => Dependency | undefined;

/**
 * A rule in the language of comparisons that `readCondition` reads: true where the rule holds.
 * @returns undefined where it compares with something that no comparison is written with
 */
export function writeCondition(rule: RuleGroup, dependencyOf: DependencyOf): string | undefined {
  return textOfGroup(rule, dependencyOf);
}

function textOfGroup(group: RuleGroup, dependencyOf: DependencyOf): string | undefined {
  // A group without conditions holds.
  if (group.conditions.length === 0) return 'true';
  const parts: string[] = [];
  for (const part of group.conditions) {
    const text = isRuleGroup(part) ? textOfGroup(part, dependencyOf) : textOfCondition(part, dependencyOf);
    if (text === undefined) return undefined;
    parts.push(isRuleGroup(part) && part.conditions.length > 1 ? `(${text})` : text);
  }
  return parts.join(group.logic === 'and' ? ' && ' : ' || ');
}

const signs = new Map<string, string>([
  ['equal', '==='],
  ['notEqual', '!=='],
  ['greater', '>'],
  ['greaterEqual', '>='],
  ['less', '<'],
  ['lessEqual', '<='],
]);

const methods = new Map<string, string>([
  ['contains', 'includes'],
  ['notContains', 'includes'],
  ['startsWith', 'startsWith'],
  ['endsWith', 'endsWith'],
]);

function textOfCondition(condition: Condition, dependencyOf: DependencyOf): string | undefined {
  const { operator } = condition;
  const own = dependencyOf(condition.field);
  if (!own) return undefined;
  switch (operator) {
    case 'empty':
    case 'notEmpty':
      return filled(own, operator === 'notEmpty');
    case 'between':
      return between(own, condition);
    case 'in':
    case 'notIn':
      return among(own, condition);
    default:
      return compared(own, condition, dependencyOf);
  }
}

function compared(own: Dependency, condition: Condition, dependencyOf: DependencyOf): string | undefined {
  const { operator, value, valueField } = condition;
  const other = valueField === undefined ? literal(value) : dependencyOf(valueField)?.text;
  if (other === undefined) return undefined;
  const sign = signs.get(operator);
  if (sign !== undefined) return `${own.text} ${sign} ${other}`;
  // Formily runs the text: nothing of a document gets into it but values in quotes.
  const method = methods.get(operator);
  return method && `${operator === 'notContains' ? '!' : ''}${own.text}?.${method}(${other})`;
}

/** 0 and false are values here, and an empty list is none. */
function filled({ text, type }: Dependency, isFilled: boolean): string {
  if (type === 'array') return isFilled ? `${text}?.length` : `!${text}?.length`;
  if (type === 'string') return isFilled ? `!!${text}` : `!${text}`;
  return `${text} ${isFilled ? '!=' : '=='} null`;
}

function between(own: Dependency, { value, valueField }: Condition): string | undefined {
  if (valueField !== undefined || !Array.isArray(value) || value.length !== 2) return undefined;
  const [low, high] = value.map(literal);
  if (low === undefined || high === undefined) return undefined;
  return `(${low} <= ${own.text} && ${own.text} <= ${high})`;
}

function among(own: Dependency, { operator, value, valueField }: Condition): string | undefined {
  if (valueField !== undefined || !Array.isArray(value)) return undefined;
  const items = value.map(literal);
  if (items.includes(undefined)) return undefined;
  return `${operator === 'notIn' ? '!' : ''}[${items.join(', ')}].includes(${own.text})`;
}

function literal(value: unknown): string | undefined {
  const isScalar = typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number';
  return isScalar ? JSON.stringify(value) : undefined;
}
