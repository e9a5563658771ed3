import { type Condition, fieldsOfRule, isRuleGroup, type RuleGroup } from '../documents/rule-group.ts';
import type { Field } from '../fields.ts';
import { isEmptyValue, valueKinds } from '../values/index.ts';

/** Reads a value by name; inside a sub-table a column of the row comes before a field of the form. */
export type Read = (name: string) => unknown;
export type Rule = (read: Read) => boolean;

/** A condition compiled once, with the fields that it names: only their changes make it run again. */
export interface CompiledRule {
  readonly holds: Rule;
  readonly reads: ReadonlySet<string>;
}

/** All that a comparison asks of what it compares. */
export type Compared = Pick<Field, 'kind'>;

/**
 * What a name with a dot in it stands for: data around the form (`row.state`, `session.userInfo.isDesigner`). A vModel
 * has no dot. It is compared as text.
 */
export function comparedElsewhere(name: string): Compared | undefined {
  return name.includes('.') ? { kind: 'text' } : undefined;
}

/** @param groups all have to hold; none: null */
export function compileRules(
  groups: readonly RuleGroup[],
  fieldOf: (name: string) => Compared | undefined,
): CompiledRule | null {
  if (groups.length === 0) return null;
  const rules = groups.map((group) => compileGroup(group, fieldOf));
  const reads = new Set<string>();
  for (const group of groups) fieldsOfRule(group, reads);
  return { holds: (read) => rules.every((rule) => rule(read)), reads };
}

function compileGroup(group: RuleGroup, fieldOf: (name: string) => Compared | undefined): Rule {
  const parts = group.conditions.map((part) =>
    isRuleGroup(part) ? compileGroup(part, fieldOf) : compileCondition(part, fieldOf(part.field)),
  );
  // A group without conditions holds: it is what the designer has before the first one is drawn.
  if (parts.length === 0) return () => true;
  return group.logic === 'and'
    ? (read) => parts.every((part) => part(read))
    : (read) => parts.some((part) => part(read));
}

/** A condition on a field that is not there never holds; the validator has reported it. */
function compileCondition(condition: Condition, field: Compared | undefined): Rule {
  if (!field) return () => false;
  const { field: name, operator, valueField } = condition;
  const kind = valueKinds[field.kind];
  const other: (read: Read) => unknown = valueField === undefined ? () => condition.value : (read) => read(valueField);
  const order = (left: unknown, right: unknown) =>
    kind.isEmpty(left) || isEmptyValue(right) ? undefined : kind.compare?.(left, right);
  const same = (left: unknown, right: unknown) =>
    kind.isEmpty(left) ? isEmptyValue(right) : (order(left, right) ?? (String(left) === String(right) ? 0 : 1)) === 0;
  const among = (left: unknown, right: unknown) => Array.isArray(right) && right.some((entry) => same(left, entry));
  const contains = (left: unknown, right: unknown) =>
    Array.isArray(left)
      ? left.some((entry) => String(entry) === String(right))
      : !kind.isEmpty(left) && !isEmptyValue(right) && String(left).includes(String(right));

  const test = (compare: (left: unknown, right: unknown) => boolean): Rule => {
    return (read) => compare(read(name), other(read));
  };
  switch (operator) {
    case 'equal':
      return test(same);
    case 'notEqual':
      return test((left, right) => !same(left, right));
    case 'greater':
      return test((left, right) => (order(left, right) ?? -1) > 0);
    case 'greaterEqual':
      return test((left, right) => (order(left, right) ?? -1) >= 0);
    case 'less':
      return test((left, right) => (order(left, right) ?? 1) < 0);
    case 'lessEqual':
      return test((left, right) => (order(left, right) ?? 1) <= 0);
    case 'between':
      return test(
        (left, right) =>
          Array.isArray(right) && (order(left, right[0]) ?? -1) >= 0 && (order(left, right[1]) ?? 1) <= 0,
      );
    case 'contains':
      return test(contains);
    case 'notContains':
      return test((left, right) => !contains(left, right));
    case 'startsWith':
      return test((left, right) => !isEmptyValue(right) && String(left ?? '').startsWith(String(right)));
    case 'endsWith':
      return test((left, right) => !isEmptyValue(right) && String(left ?? '').endsWith(String(right)));
    case 'in':
      return test(among);
    case 'notIn':
      return test((left, right) => !among(left, right));
    case 'empty':
      return (read) => kind.isEmpty(read(name));
    case 'notEmpty':
      return (read) => !kind.isEmpty(read(name));
  }
}
