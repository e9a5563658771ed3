import type { Node, SetRuleEntry } from '../documents/node.ts';
import type { Field, FieldCatalogue } from '../fields/fields.ts';
import { isEmptyValue, type ValueKindName, valueKinds } from '../values/index.ts';
import { compileFormula } from './calculation.ts';
import { compileRules, type Read, type Rule } from './compile-rule.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * A rule of `setWhen`, compiled once.
 *
 * When it acts: at the moment when it comes to hold, once. A rule comes to hold with a change after which its conditions
 * hold and before which they did not; in a new record, and in a new row, none held before. What is opened is left as it
 * is: rules that hold in a stored record have come to hold before. Of the rules of a field that come to hold with one
 * change the first acts. It writes its value over what stands there, but never over what a person has written in the
 * field since the form was opened, unless it says `overwrite`. Afterwards the value is the person's to change; it stays
 * when the rule no longer holds.
 *
 * Where it acts: on the page, and on the server for the fields that the person's page does not draw (never shown, or
 * withheld by rights): there the record as stored is before, the record as saved is after.
 */
export interface SetRule {
  readonly holds: Rule;
  /** What its conditions read; what its value is taken from does not make it act. */
  readonly reads: ReadonlySet<string>;
  readonly overwrites: boolean;
  /** Converted to the field's kind; null empties the field. */
  value(read: Read, values: Values, row?: Values): unknown;
}

/** The rules that write a field. One that the server fills, a sub-table and a calculated field have none. */
export function compileSetRules(
  field: Field,
  find: (name: string) => Field | undefined,
  catalogue: FieldCatalogue,
): readonly SetRule[] {
  const { setWhen } = field.node;
  if (!setWhen || !takesRules(field)) return none;
  return setWhen.flatMap((entry): SetRule[] => {
    const rule = compileRules([entry.when], find);
    if (!rule) return [];
    return [{ ...rule, overwrites: entry.overwrite === true, value: compileValue(entry, field, find, catalogue) }];
  });
}
const none: readonly SetRule[] = [];

export function takesRules({ kind, descriptor }: Pick<Field, 'kind' | 'descriptor'>): boolean {
  return descriptor.filledBy === undefined && kind !== 'computed' && kind !== 'table';
}

const numbers: ReadonlySet<ValueKindName> = new Set(['integer', 'decimal', 'computed']);
const texts: ReadonlySet<ValueKindName> = new Set(['text', 'longText']);
/** Kinds whose values a text can hold as they are. */
const wordy: ReadonlySet<ValueKindName> = new Set([
  ...(['text', 'longText', 'integer', 'decimal', 'computed', 'choice', 'date', 'dateTime', 'time'] as const),
]);

/** Whether a field of one kind can take the value of a field of another. */
export function mayTake(kind: ValueKindName, from: ValueKindName): boolean {
  return kind === from || (numbers.has(kind) && numbers.has(from)) || (texts.has(kind) && wordy.has(from));
}

/** Where a rule takes its value from. */
export function sourceOf(entry: NonNullable<Node['setWhen']>[number]): 'expression' | 'valueField' | 'value' {
  if (entry.expression !== undefined) return 'expression';
  return entry.valueField === undefined ? 'value' : 'valueField';
}

function compileValue(
  entry: SetRuleEntry,
  field: Field,
  find: (name: string) => Field | undefined,
  catalogue: FieldCatalogue,
): SetRule['value'] {
  const empty = field.kind === 'boolean' ? (field.props.inactiveValue ?? false) : null;
  const fitted = (value: unknown) => {
    if (isEmptyValue(value)) return empty;
    const parsed = valueKinds[field.kind].parse(structuredClone(value), field);
    return parsed.ok ? parsed.value : empty;
  };
  const { valueField = '' } = entry;
  // A name that stands for no field that can be read gives nothing.
  const isReadable = find(valueField) !== undefined;
  switch (sourceOf(entry)) {
    case 'expression': {
      const formula = compileFormula(entry.expression, field, catalogue);
      return (_read, values, row) => formula?.run(values, row) ?? empty;
    }
    case 'valueField':
      return (read) => fitted(isReadable ? read(valueField) : undefined);
    case 'value':
      return () => fitted(entry.value);
  }
}

/** Whether each rule holds: what a later look is compared with. */
export function holdings(rules: readonly SetRule[], read: Read): readonly boolean[] {
  return rules.map((rule) => rule.holds(read));
}

/** The rule that has come to hold, the first of several. @param before which held before; none where nothing is said */
export function cameToHold(
  rules: readonly SetRule[],
  before: readonly boolean[],
  now: readonly boolean[],
): SetRule | undefined {
  return rules.find((_, index) => now[index] === true && before[index] !== true);
}
