import type { Operator } from '../documents/rule-group.ts';
import type { Field } from '../fields/fields.ts';
import type { DisplayContext, Option, ValueKind } from '../fields/value-kind.ts';
import { limits } from '../limits.ts';
import { isEmptyValue } from '../text/emptiness.ts';
import { accept, type Parsed, refuse } from '../text/problem.ts';
import type { Language } from '../text/text.ts';
import { staticOptions } from './options.ts';
import { compareText, isUnstorable, plainText, sameText } from './plain-text.ts';

/** Between the words of several choices. */
const separator = ({ translate }: DisplayContext) => translate('list.separator');
const listOperators: readonly Operator[] = ['contains', 'notContains', 'empty', 'notEmpty'];

/** What an option's value can be: a short text, a number, a boolean. */
function isOptionValue(value: unknown): value is string | number | boolean {
  if (typeof value === 'string') return value.length <= limits.textLength && !isUnstorable(value);
  return typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));
}

/** The option whose value reads the same: a column of text gives back the number that the design wrote. */
function findOption(options: readonly Option[], value: unknown): Option | undefined {
  for (const option of options) {
    if (sameText(option.value, value)) return option;
    const below = option.children && findOption(option.children, value);
    if (below) return below;
  }
  return undefined;
}

/** In the language that is read, where the design gives it; a value that no option has stands for itself. */
const wordOf = (option: Option | undefined, value: unknown, language: Language) =>
  option?.labels?.[language] ?? option?.label ?? plainText(value) ?? '';

const labelOf = (value: unknown, field: Field, { optionsOf, language }: DisplayContext) =>
  wordOf(findOption(optionsOf(field), value), value, language);

/** With static options only an offered value is taken, in the type the design gave it. */
function parseOne(value: unknown, field: Field): Parsed {
  if (!isOptionValue(value)) return refuse('field.choice');
  const options = staticOptions(field);
  if (!options) return accept(Object.is(value, -0) ? 0 : value);
  const option = findOption(options, value);
  return option ? accept(option.value) : refuse('field.choice');
}

/** What no option of the design gives a type is text, as its column keeps it. */
function parseChoice(value: unknown, field: Field): Parsed {
  const parsed = parseOne(value, field);
  return parsed.ok && !staticOptions(field) ? accept(plainText(parsed.value)) : parsed;
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
  if (!Array.isArray(value) || value.length > limits.documentDepth || !value.every(isOptionValue))
    return refuse('field.choice');
  const options = staticOptions(field);
  if (!options) return accept(value);
  const steps: unknown[] = [];
  let level: readonly Option[] = options;
  for (const step of value) {
    const option = level.find((candidate) => sameText(candidate.value, step));
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
    const option = level.find((candidate) => sameText(candidate.value, step));
    words.push(wordOf(option, step, context.language));
    level = option?.children ?? [];
  }
  const between = typeof field.props.separator === 'string' && field.props.separator ? field.props.separator : '/';
  if (field.props.showAllLevels === false) return words.at(-1) ?? '';
  return words.join(` ${between} `);
}

const base = { align: 'left', keyword: 'value', lookup: true, isEmpty: isEmptyValue } as const;

export const choiceKind: ValueKind = {
  ...base,
  name: 'choice',
  column: 'text',
  operators: ['equal', 'notEqual', 'in', 'notIn', 'empty', 'notEmpty'],
  search: 'equal',
  sortable: true,
  parse: parseChoice,
  display: (value, field, context) => (isEmptyValue(value) ? '' : labelOf(value, field, context)),
  compare: compareText,
  toColumn: (value) => (isEmptyValue(value) ? null : plainText(value)),
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
    Array.isArray(value) ? value.map((entry) => labelOf(entry, field, context)).join(separator(context)) : '',
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
    Array.isArray(value) ? value.map((path) => displayPath(path, field, context)).join(separator(context)) : '',
};

/** An id of a person, an organisation, another record …: who may be named is the server's affair. */
function parseReference(value: unknown): Parsed {
  return typeof value === 'string' && isOptionValue(value) ? accept(value) : refuse('field.choice');
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
