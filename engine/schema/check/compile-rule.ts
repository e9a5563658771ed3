import { type Condition, fieldsOfRule, isRuleGroup, type RuleGroup } from '../documents/rule-group.ts';
import type { Field } from '../fields/fields.ts';
import { isEmptyValue, plainText, sameText, type ValueKindName, valueKinds } from '../values/index.ts';

/** Reads a value by name; inside a sub-table a column of the row comes before a field of the form. */
export type Read = (name: string) => unknown;
export type Rule = (read: Read) => boolean;

/** A condition compiled once, with the fields that it names: only their changes make it run again. */
export interface CompiledRule {
  readonly holds: Rule;
  readonly reads: ReadonlySet<string>;
}

/** All that a comparison asks of what it compares; a field of the form is asked to convert its value as well. */
export type Compared = Field | Pick<Field, 'kind'>;

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
    isRuleGroup(part) ? compileGroup(part, fieldOf) : compileCondition(part, fieldOf),
  );
  // A group without conditions holds: it is what the designer has before the first one is drawn.
  if (parts.length === 0) return () => true;
  return group.logic === 'and'
    ? (read) => parts.every((part) => part(read))
    : (read) => parts.some((part) => part(read));
}

/**
 * Reads a value as it would be stored, whether it has been converted by now or not: a condition then says the same while
 * one types, when the form is judged, and on the server.
 */
function reader(name: string, field: Compared): (read: Read) => unknown {
  if (!('node' in field)) return (read) => read(name);
  const kind = valueKinds[field.kind];
  return (read) => {
    const value = read(name);
    // An empty list, and a range of two blanks, are stored as nothing.
    if (isEmptyValue(value) || kind.isEmpty(value)) return null;
    const parsed = kind.parse(value, field);
    return parsed.ok ? parsed.value : value;
  };
}

/** A condition that names a field which is not there never holds; the validator has reported it. */
function compileCondition(condition: Condition, fieldOf: (name: string) => Compared | undefined): Rule {
  const { field: name, operator, valueField } = condition;
  const field = fieldOf(name);
  const otherField = valueField === undefined ? undefined : fieldOf(valueField);
  if (!field || (valueField !== undefined && !otherField)) return () => false;
  const kind = valueKinds[field.kind];
  const own = reader(name, field);
  const other: (read: Read) => unknown =
    valueField !== undefined && otherField ? reader(valueField, otherField) : () => condition.value;
  const order = (left: unknown, right: unknown) =>
    kind.isEmpty(left) || isEmptyValue(right) ? undefined : kind.compare?.(left, right);
  const same = (left: unknown, right: unknown) =>
    kind.isEmpty(left) ? isEmptyValue(right) : order(left, right) === 0 || sameText(left, right);
  const among = (left: unknown, right: unknown) => Array.isArray(right) && right.some((entry) => same(left, entry));
  const text = (value: unknown) => (isEmptyValue(value) ? undefined : plainText(value));
  const words = (hold: (left: string, right: string) => boolean) => (left: unknown, right: unknown) => {
    const [first, second] = [text(left), text(right)];
    return first !== undefined && second !== undefined && hold(first, second);
  };
  const within = words((left, right) => left.includes(right));
  const contains = (left: unknown, right: unknown) =>
    Array.isArray(left) ? holdsEntries(field.kind, left, right) : within(left, right);
  const isWithin = (left: unknown, end: unknown, sign: 1 | -1) =>
    isEmptyValue(end) ? !kind.isEmpty(left) : (order(left, end) ?? -sign) * sign >= 0;

  const test = (compare: (left: unknown, right: unknown) => boolean): Rule => {
    return (read) => compare(own(read), other(read));
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
      return test((left, right) => Array.isArray(right) && isWithin(left, right[0], 1) && isWithin(left, right[1], -1));
    case 'contains':
      return test(contains);
    case 'notContains':
      return test((left, right) => !contains(left, right));
    case 'startsWith':
      return test(words((left, right) => left.startsWith(right)));
    case 'endsWith':
      return test(words((left, right) => left.endsWith(right)));
    case 'in':
      return test(among);
    case 'notIn':
      return test((left, right) => !among(left, right));
    case 'empty':
      return (read) => kind.isEmpty(own(read));
    case 'notEmpty':
      return (read) => !kind.isEmpty(own(read));
  }
}

/**
 * Lists as the search of a list page has them: one of the entries asked for; of a way down a tree all of its steps; of
 * several ways the very one.
 */
function holdsEntries(kind: ValueKindName, left: readonly unknown[], right: unknown): boolean {
  if (isEmptyValue(right)) return false;
  const asked: readonly unknown[] = Array.isArray(right) ? right : [right];
  const has = (one: unknown) => left.some((entry) => sameText(entry, one));
  if (kind === 'path') return asked.every(has);
  if (kind !== 'paths') return asked.some(has);
  return left.some(
    (path) =>
      Array.isArray(path) && path.length === asked.length && path.every((step, index) => sameText(step, asked[index])),
  );
}
