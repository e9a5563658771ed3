import type { Operator } from '../documents/rule-group.ts';
import type { Parsed } from '../text/problem.ts';
import type { Language, Translate } from '../text/text.ts';
import type { Field } from './fields.ts';
import type { SheetCell } from './sheet-cell.ts';

/** The closed set of what a field's value can be. Source: design 4. */
export type ValueKindName =
  | 'text'
  | 'longText'
  | 'integer'
  | 'decimal'
  | 'boolean'
  | 'date'
  | 'dateTime'
  | 'time'
  | 'dateRange'
  | 'timeRange'
  | 'dateTimeRange'
  | 'numberRange'
  | 'choice'
  | 'choices'
  | 'path'
  | 'paths'
  | 'reference'
  | 'references'
  | 'files'
  | 'threeState'
  | 'geometry'
  | 'computed'
  | 'table';

/** Types of a database column, in words that PostgreSQL and every engine of its dialect take. */
export type ColumnType = 'text' | 'bigint' | 'numeric' | 'boolean' | 'date' | 'timestamptz' | 'jsonb';

export interface Option {
  readonly value: string | number | boolean;
  readonly label: string;
  /** The label in the languages that the design gives. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly disabled?: boolean;
  /** How a list marks it: a dot beside the word. Never the accent. */
  readonly status?: 'success' | 'processing' | 'warning' | 'error' | 'default';
  readonly children?: readonly Option[];
}

/** What a value needs to be shown: the language, and where labels of options and names of people come from. */
export interface DisplayContext {
  readonly language: Language;
  readonly translate: Translate;
  /** IANA name of the zone of the installation, in which all moments are written. */
  readonly timeZone: string;
  /** The value is written here, not only read: nothing of it is masked. */
  readonly unmasked?: boolean;
  optionsOf(field: Field): readonly Option[];
}

/**
 * Everything that depends on what kind a value is. List cells, record viewer, export, import, search area, conditions and
 * the server's check ask the kind, so that one widget works in all of them with no further code.
 */
export interface ValueKind {
  readonly name: ValueKindName;
  /** Null: not a column of its own (a sub-table is a table). */
  readonly column: ColumnType | null;
  readonly operators: readonly Operator[];
  /** How the search area asks for it where the list does not say; null: not searchable. */
  readonly search: 'equal' | 'like' | 'range' | null;
  /**
   * How a keyword finds it: `letters` anywhere in its text, `starts` where one of its figures begins, `value` by the words of
   * what can be chosen; null: not at all.
   */
  readonly keyword: 'letters' | 'starts' | 'value' | null;
  readonly align: 'left' | 'right' | 'center';
  readonly sortable: boolean;
  /** Shown by looking something up (labels of options, names): the server adds the words to list rows. */
  readonly lookup: boolean;
  isEmpty(value: unknown): boolean;
  /** Takes a value from outside; converts what means the same, refuses the rest. Never called with an empty value. */
  parse(value: unknown, field: Field): Parsed;
  /** The value as people read it; '' when empty. */
  display(value: unknown, field: Field, context: DisplayContext): string;
  /** In a spreadsheet, where that knows what it is; undefined: as text, in the words of `display`. Default: as text. */
  cell?(value: unknown, field: Field, context: DisplayContext): SheetCell | undefined;
  /** Order of two filled values; undefined when they cannot be compared. */
  compare?(left: unknown, right: unknown): number | undefined;
  /** As the database stores it, and back. Default: unchanged. */
  toColumn?(value: unknown, field: Field): unknown;
  fromColumn?(stored: unknown, field: Field): unknown;
}

/** What kinds have in common whose values are lists or objects with no order: stored whole, only ever asked for being empty. */
export const storedWhole = {
  column: 'jsonb',
  operators: ['empty', 'notEmpty'],
  search: null,
  keyword: null,
  align: 'left',
  sortable: false,
  lookup: false,
} as const satisfies Partial<ValueKind>;
