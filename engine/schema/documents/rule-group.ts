import { oneOf, type Shape, shape } from '../shape.ts';

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

export const conditionShape = shape.object({
  field: shape.string({ description: 'vModel of a field; inside a sub-table a column of the same row comes first' }),
  operator: oneOf(operators),
  value: shape.optional(shape.unknown({ description: 'what to compare with' })),
  valueField: shape.optional(shape.string({ description: 'compare with the value of this field instead' })),
});
export type Condition = Shape<typeof conditionShape>;

/** Conditions joined by and / or, to any depth. */
export const ruleGroupShape = shape.recursive(
  (group) =>
    shape.object({ logic: oneOf(['and', 'or']), conditions: shape.array(shape.union([group, conditionShape])) }),
  { $id: 'ruleGroup' },
);
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
