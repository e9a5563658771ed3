import type { Operator } from '../documents/rule-group.ts';
import type { Field } from '../fields.ts';
import { limits } from '../limits.ts';
import { accept, type Parsed, refuse } from '../problem.ts';
import { isEmptyValue } from './emptiness.ts';
import { staticOptions } from './options.ts';
import type { DisplayContext, Option, ValueKind } from './value-kind.ts';

const separator = '、';
const listOperators: readonly Operator[] = ['contains', 'notContains', 'empty', 'notEmpty'];

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** The option whose value reads the same: a column of text gives back the number that the design wrote. */
function findOption(options: readonly Option[], value: unknown): Option | undefined {
  for (const option of options) {
    if (String(option.value) === String(value)) return option;
    const below = option.children && findOption(option.children, value);
    if (below) return below;
  }
  return undefined;
}

const labelOf = (options: readonly Option[], value: unknown) => findOption(options, value)?.label ?? String(value);

/** With static options only an offered value is taken, in the type the design gave it. */
function parseOne(value: unknown, field: Field): Parsed {
  if (!isScalar(value)) return refuse('field.choice');
  if (typeof value === 'string' && (value.length > limits.textLength || value.includes('\u0000')))
    return refuse('field.choice');
  const options = staticOptions(field);
  if (!options) return accept(value);
  const option = findOption(options, value);
  return option ? accept(option.value) : refuse('field.choice');
}

function parseMany(value: unknown, one: (entry: unknown) => Parsed): Parsed {
  if (!Array.isArray(value) || value.length > limits.batchIds) return refuse('field.choices');
  const entries: unknown[] = [];
  for (const entry of value) {
    const parsed = one(entry);
    if (!parsed.ok) return parsed;
    entries.push(parsed.value);
  }
  return accept(entries);
}

/** A way down a tree, `[province, city]`: each step is looked for below the one before. */
function parsePath(value: unknown, field: Field): Parsed {
  if (!Array.isArray(value) || value.length > limits.documentDepth || !value.every(isScalar))
    return refuse('field.choice');
  const options = staticOptions(field);
  if (!options) return accept(value);
  const steps: unknown[] = [];
  let level: readonly Option[] = options;
  for (const step of value) {
    const option = level.find((candidate) => String(candidate.value) === String(step));
    if (!option) return refuse('field.choice');
    steps.push(option.value);
    level = option.children ?? [];
  }
  return accept(steps);
}

function displayPath(value: unknown, field: Field, context: DisplayContext): string {
  if (!Array.isArray(value)) return '';
  const words: string[] = [];
  let level = context.optionsOf(field);
  for (const step of value) {
    const option = level.find((candidate) => String(candidate.value) === String(step));
    words.push(option?.label ?? String(step));
    level = option?.children ?? [];
  }
  const between = typeof field.props.separator === 'string' && field.props.separator ? field.props.separator : '/';
  if (field.props.showAllLevels === false) return words.at(-1) ?? '';
  return words.join(` ${between} `);
}

const base = { align: 'left', lookup: true, isEmpty: isEmptyValue } as const;

export const choiceKind: ValueKind = {
  ...base,
  name: 'choice',
  column: 'text',
  operators: ['equal', 'notEqual', 'in', 'notIn', 'empty', 'notEmpty'],
  search: 'equal',
  sortable: true,
  parse: parseOne,
  display: (value, field, context) => (isEmptyValue(value) ? '' : labelOf(context.optionsOf(field), value)),
  compare: (left, right) => (String(left) === String(right) ? 0 : String(left) < String(right) ? -1 : 1),
  toColumn: (value) => (isEmptyValue(value) ? null : String(value)),
  fromColumn: (stored, field) => {
    if (isEmptyValue(stored)) return null;
    return findOption(staticOptions(field) ?? [], stored)?.value ?? stored;
  },
};

export const choicesKind: ValueKind = {
  ...base,
  name: 'choices',
  column: 'jsonb',
  operators: listOperators,
  search: 'equal',
  sortable: false,
  parse: (value, field) => parseMany(value, (entry) => parseOne(entry, field)),
  display: (value, field, context) =>
    Array.isArray(value) ? value.map((entry) => labelOf(context.optionsOf(field), entry)).join(separator) : '',
};

export const pathKind: ValueKind = {
  ...base,
  name: 'path',
  column: 'jsonb',
  operators: listOperators,
  search: 'equal',
  sortable: false,
  parse: parsePath,
  display: displayPath,
};

export const pathsKind: ValueKind = {
  ...pathKind,
  name: 'paths',
  parse: (value, field) => parseMany(value, (entry) => parsePath(entry, field)),
  display: (value, field, context) =>
    Array.isArray(value) ? value.map((path) => displayPath(path, field, context)).join(separator) : '',
};

/** An id of a person, an organisation, another record …: who may be named is the server's affair. */
function parseReference(value: unknown): Parsed {
  const fits = typeof value === 'string' && value.length <= limits.textLength && !value.includes('\u0000');
  return fits ? accept(value) : refuse('field.choice');
}

export const referenceKind: ValueKind = {
  ...choiceKind,
  name: 'reference',
  parse: parseReference,
  fromColumn: (stored) => (isEmptyValue(stored) ? null : stored),
};
export const referencesKind: ValueKind = {
  ...choicesKind,
  name: 'references',
  parse: (value) => parseMany(value, parseReference),
};
