/**
 * The form and the table that every contender draws, in nobody's dialect. Where the shared bench is there, its own
 * description stands in the place of this file, so that all pages of a run draw the same.
 */
export type Values = Record<string, unknown>;
export type BenchKind = 'text' | 'number' | 'textarea' | 'select' | 'radio' | 'checkbox' | 'switch' | 'date' | 'calc';

export interface BenchOption {
  readonly value: string;
  readonly label: string;
}

export interface BenchItem {
  readonly name: string;
  readonly label: string;
  readonly kind: BenchKind;
  readonly required?: boolean;
  readonly pattern?: string;
  readonly options?: readonly BenchOption[];
  /** Shown only while that select has a value. */
  readonly showIf?: string;
  /** A sum of these. */
  readonly of?: readonly string[];
}

export interface BenchForm {
  readonly n: number;
  /** In the order of the page; sums among the fields. */
  readonly items: readonly BenchItem[];
  readonly fields: readonly BenchItem[];
  readonly calcs: readonly BenchItem[];
  readonly byName: Readonly<Record<string, BenchItem>>;
}

export interface BenchColumn {
  readonly name: string;
  readonly label: string;
  readonly kind: BenchKind;
  readonly options?: readonly BenchOption[];
}

const kinds: readonly BenchKind[] = ['text', 'number', 'textarea', 'select', 'radio', 'checkbox', 'switch', 'date'];
const choices = (count: number, prefix: string): BenchOption[] =>
  Array.from({ length: count }, (_, index) => ({
    value: `${prefix}${index}`,
    label: `Option ${prefix.toUpperCase()}${index}`,
  }));
export const SELECT = choices(10, 's');
const optionsOf: Partial<Record<BenchKind, readonly BenchOption[]>> = {
  select: SELECT,
  radio: choices(3, 'r'),
  checkbox: choices(3, 'c'),
};

/**
 * n fields of eight kinds in turn, every fifth required, a tenth with a pattern, a tenth shown by a condition, and ten
 * sums of five numbers each.
 */
export function makeForm(n: number): BenchForm {
  const items: BenchItem[] = [];
  const numbers: string[] = [];
  let condition: string | undefined;
  let sums = 0;
  for (let index = 0; index < n; index += 1) {
    const kind = kinds[index % kinds.length] ?? 'text';
    const texts = Math.floor(index / 4);
    const patterned = (kind === 'text' || kind === 'textarea') && (texts % 5 === 0 || texts % 5 === 2);
    const showIf = index % 10 === 7 ? condition : undefined;
    const name = `f${index}`;
    items.push({
      name,
      label: `Field ${index} (${kind})`,
      kind,
      required: index % 5 === 0,
      ...(patterned ? { pattern: '^[a-z][a-z0-9]*$' } : {}),
      ...(optionsOf[kind] ? { options: optionsOf[kind] } : {}),
      ...(showIf ? { showIf } : {}),
    });
    if (kind === 'select' && !showIf) condition = name;
    if (kind === 'number' && !showIf) numbers.push(name);
    if (sums < 10 && (index + 1) % Math.floor(n / 10) === 0) {
      const others = Array.from({ length: 5 }, (_, step) => `f${1 + 8 * step}`);
      items.push({
        name: `c${sums}`,
        label: `Sum ${sums}`,
        kind: 'calc',
        of: [...others, ...numbers].slice(-5),
      });
      sums += 1;
    }
  }
  return {
    n,
    items,
    fields: items.filter(({ kind }) => kind !== 'calc'),
    calcs: items.filter(({ kind }) => kind === 'calc'),
    byName: Object.fromEntries(items.map((item) => [item.name, item])),
  };
}

const pick = (options: readonly BenchOption[] | undefined, index: number) =>
  options?.[index % options.length]?.value ?? '';

/** Values of the first draw: half of the conditions hold, some texts are wrong, required fields are partly empty. */
export function initialValues({ fields }: BenchForm): Values {
  const values: Values = {};
  fields.forEach(({ name, kind, required, pattern, options }, index) => {
    const group = Math.floor(index / kinds.length);
    if (kind === 'number') values[name] = index;
    else if (kind === 'switch') values[name] = group % 2 === 0;
    else if (kind === 'select') {
      if (group % 2 === 0) values[name] = pick(options, group);
    } else if (required) return;
    else if (kind === 'checkbox') values[name] = [pick(options, group)];
    else if (kind === 'radio') values[name] = pick(options, group);
    else if (kind === 'date') values[name] = `2024-05-1${group % 10}`;
    else values[name] = pattern && group % 2 === 1 ? 'Bad Value' : `v${index}`;
  });
  return values;
}

/** Another valid value for every field; every condition holds. */
export function otherValues({ fields }: BenchForm): Values {
  const values: Values = {};
  fields.forEach(({ name, kind, options }, index) => {
    const group = Math.floor(index / kinds.length);
    if (kind === 'number') values[name] = index + 1000;
    else if (kind === 'switch') values[name] = group % 2 === 1;
    else if (kind === 'select') values[name] = pick(options, group + 3);
    else if (kind === 'radio') values[name] = pick(options, group + 1);
    else if (kind === 'checkbox') values[name] = [pick(options, group + 1), pick(options, group + 2)].sort();
    else if (kind === 'date') values[name] = `2025-06-1${group % 10}`;
    else values[name] = `w${index}`;
  });
  return values;
}

export function filled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

export function visible({ showIf }: BenchItem, values: Values): boolean {
  return showIf === undefined || filled(values[showIf]);
}

export function sum({ of = [] }: BenchItem, values: Values): number {
  return of.reduce((total, name) => total + (Number(values[name]) || 0), 0);
}

/** What is wrong with a field by its own rules, '' when nothing; a switch is never empty. */
export function check({ kind, required, pattern }: BenchItem, value: unknown): string {
  if (required && kind !== 'switch' && !filled(value)) return 'Required';
  return pattern && filled(value) && !new RegExp(pattern).test(String(value)) ? 'Does not match' : '';
}

/** Names of the fields that are in error: what each contender's own count is held against. */
export function expectedErrors(form: BenchForm, values: Values): string[] {
  return form.fields.filter((item) => visible(item, values) && check(item, values[item.name])).map(({ name }) => name);
}

export const COLS: readonly BenchColumn[] = [
  { name: 'a', label: 'Name', kind: 'text' },
  { name: 'b', label: 'Qty', kind: 'number' },
  { name: 'c', label: 'Kind', kind: 'select', options: SELECT },
  { name: 'd', label: 'Due', kind: 'date' },
  { name: 'e', label: 'On', kind: 'switch' },
  { name: 'f', label: 'Note', kind: 'text' },
  { name: 'g', label: 'Price', kind: 'number' },
  { name: 'h', label: 'Unit', kind: 'select', options: SELECT },
];

export function makeRow(index: number): Values {
  return {
    a: `name${index}`,
    b: index,
    c: pick(SELECT, index),
    d: `2024-05-1${index % 10}`,
    e: index % 2 === 0,
    f: `note${index}`,
    g: index * 2,
    h: pick(SELECT, index + 5),
  };
}

export function makeRows(count: number): Values[] {
  return Array.from({ length: count }, (_, index) => makeRow(index));
}
