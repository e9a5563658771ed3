// Its type only: every page reads rules, and none of them makes shapes.
import type { Condition } from './rule-group-shape.ts';

export type { Condition };

/** The closed list of comparisons; each value kind says which of them it takes. */
export const operators = [
  'equal',
  'notEqual',
  'greater',
  'greaterEqual',
  'less',
  'lessEqual',
  'between',
  'contains',
  'notContains',
  'startsWith',
  'endsWith',
  'in',
  'notIn',
  'empty',
  'notEmpty',
] as const;
export type Operator = (typeof operators)[number];

/** Conditions joined by and / or, to any depth. */
export type RuleGroup = { logic: 'and' | 'or'; conditions: (RuleGroup | Condition)[] };

export function isRuleGroup(rule: Condition | RuleGroup): rule is RuleGroup {
  return 'conditions' in rule;
}

/** Every field that a rule reads, each once; a change of any other field does not concern the rule. */
export function fieldsOfRule(rule: Condition | RuleGroup, into = new Set<string>()): Set<string> {
  if (isRuleGroup(rule)) {
    for (const part of rule.conditions) fieldsOfRule(part, into);
  } else {
    into.add(rule.field);
    if (rule.valueField !== undefined) into.add(rule.valueField);
  }
  return into;
}
