import {
  type Condition,
  isRuleGroup,
  type Operator,
  operators,
  type RuleGroup,
} from '../../engine/schema/documents/rule-group.ts';
import { isObject, type Json } from './json.ts';

/** Where a part of a group stands: the place in the outer group, then in the one inside … */
export type RulePath = readonly number[];

/** A stored group as far as it can be edited; what is no condition in it is left out. Undefined where there is none. */
export function readGroup(stored: Json | undefined): RuleGroup | undefined {
  if (!isObject(stored) || !Array.isArray(stored.conditions)) return undefined;
  const conditions = stored.conditions.flatMap((part): (RuleGroup | Condition)[] => {
    const group = readGroup(part);
    if (group) return [group];
    const condition = readCondition(part);
    return condition ? [condition] : [];
  });
  return { ...stored, logic: stored.logic === 'or' ? 'or' : 'and', conditions };
}

function readCondition(stored: Json): Condition | undefined {
  if (!isObject(stored) || typeof stored.field !== 'string') return undefined;
  // Further keys of a stored condition stay with it.
  return { ...stored, field: stored.field, operator: isOperator(stored.operator) ? stored.operator : 'equal' };
}

function isOperator(value: unknown): value is Operator {
  return operators.some((operator) => operator === value);
}

/** Conditions at any depth. */
export function countConditions(stored: Json | undefined): number {
  const group = readGroup(stored);
  return group ? countIn(group) : 0;
}

function countIn(group: RuleGroup): number {
  return group.conditions.reduce((count, part) => count + (isRuleGroup(part) ? countIn(part) : 1), 0);
}

/** The group with one of its parts, at any depth, replaced by what `change` makes of it; null takes it out. */
export function changePart(
  group: RuleGroup,
  path: RulePath,
  change: (part: RuleGroup | Condition) => RuleGroup | Condition | null,
): RuleGroup {
  const [index, ...rest] = path;
  if (index === undefined) {
    const changed = change(group);
    return changed && isRuleGroup(changed) ? changed : group;
  }
  const conditions = group.conditions.flatMap((part, place) => {
    if (place !== index) return [part];
    if (rest.length > 0) return isRuleGroup(part) ? [changePart(part, rest, change)] : [part];
    const changed = change(part);
    return changed ? [changed] : [];
  });
  return { ...group, conditions };
}

/** Adds a condition or a group at the end of the group at a path. */
export function addPart(group: RuleGroup, path: RulePath, part: RuleGroup | Condition): RuleGroup {
  return changePart(group, path, (at) => (isRuleGroup(at) ? { ...at, conditions: [...at.conditions, part] } : at));
}

/** Takes a part out, and every group that is left empty by it. @returns undefined when nothing is left */
export function removePart(group: RuleGroup, path: RulePath): RuleGroup | undefined {
  const next = changePart(group, path, () => null);
  const parent = path.slice(0, -1);
  const holder = partAt(next, parent);
  if (holder && isRuleGroup(holder) && holder.conditions.length === 0)
    return parent.length === 0 ? undefined : removePart(next, parent);
  return next;
}

function partAt(group: RuleGroup, path: RulePath): RuleGroup | Condition | undefined {
  let part: RuleGroup | Condition | undefined = group;
  for (const index of path) part = part && isRuleGroup(part) ? part.conditions[index] : undefined;
  return part;
}

/** How many values a comparison takes: none, one, a first and a last, or a list. */
export function valuesOf(operator: Operator): 'none' | 'one' | 'two' | 'many' {
  if (operator === 'empty' || operator === 'notEmpty') return 'none';
  if (operator === 'between') return 'two';
  return operator === 'in' || operator === 'notIn' ? 'many' : 'one';
}

/** A condition on another field or with another comparison; a value that no longer fits it goes. */
export function withOperator(condition: Condition, operator: Operator): Condition {
  if (valuesOf(operator) === valuesOf(condition.operator)) return { ...condition, operator };
  const { value: _value, valueField: _field, ...rest } = condition;
  return { ...rest, operator };
}

export function withField(condition: Condition, field: string, takes: readonly Operator[]): Condition {
  const { value: _value, valueField: _field, ...rest } = condition;
  const operator = takes.includes(condition.operator) ? condition.operator : (takes[0] ?? 'equal');
  return { ...rest, field, operator };
}

export function asJson(rule: RuleGroup | Condition | undefined): Json | undefined {
  return rule as Json | undefined; // a rule is JSON as its shape says
}
