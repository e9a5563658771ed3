import { isRecord, type JsonRecord } from '../common/json.ts';

/** What stands around a field in Formily and is no node here: a column, a cell of a grid, an object in the rows. */
export interface Wrapper {
  readonly name: string;
  /** Its keywords, without what stands inside. */
  readonly schema: JsonRecord;
  readonly kept?: readonly KeptEntry[];
}

/** A property that is no node here. It stands behind the one named `after`, or first. */
export interface KeptEntry {
  readonly name: string;
  readonly after?: string;
  readonly entry: unknown;
}

/** A reaction that another field has of this one (`target`); it is written where it was read. */
export interface MovedReaction {
  /** Id of the node that has it. */
  readonly of: string;
  /** Place in that field's list; -1 where it was no list. */
  readonly index: number;
  readonly reaction: unknown;
}

/** What a node keeps of the schema that it was read from, in `config.foreign.formily`. */
export interface FormilySource {
  readonly name: string;
  /** Keywords without children. */
  readonly schema: JsonRecord;
  /** It has properties that are not among its keywords, for they became nodes or are kept. */
  readonly holds?: true;
  /** The name that it was given here, where it is another one. */
  readonly as?: string;
  /** The object around it lists it among what must be filled in. */
  readonly isRequired?: true;
  readonly within?: readonly Wrapper[];
  readonly kept?: readonly KeptEntry[];
  /** Rows: keywords of `items`, without its properties, and what stands in it that is no column. */
  readonly items?: JsonRecord;
  readonly keptInRows?: readonly KeptEntry[];
  readonly moved?: readonly MovedReaction[];
}

/** A schema on its way to a node. */
export interface SchemaEntry {
  readonly name: string;
  readonly schema: JsonRecord;
  readonly isRequired: boolean;
  /** Columns of the grid around it; undefined where there is none. */
  readonly columns: number | undefined;
  readonly inTable: boolean;
  readonly within: readonly Wrapper[];
}

/** The reader made it; among what it is handed stands anything. */
export function isSchemaEntry(value: unknown): value is SchemaEntry {
  return isRecord(value) && isRecord(value.schema) && typeof value.name === 'string' && Array.isArray(value.within);
}

/** The reader wrote it; a document may come from anybody. */
export function isSource(value: unknown): value is FormilySource {
  if (!isRecord(value) || typeof value.name !== 'string' || !isRecord(value.schema)) return false;
  const { within, kept, keptInRows, moved, items } = value;
  const isMoved = (one: unknown) => isRecord(one) && typeof one.of === 'string' && typeof one.index === 'number';
  return (
    isListOf(within, isWrapper) &&
    isListOf(kept, isKept) &&
    isListOf(keptInRows, isKept) &&
    isListOf(moved, isMoved) &&
    (items === undefined || isRecord(items))
  );
}

export const isKept = (value: unknown): value is KeptEntry => isRecord(value) && typeof value.name === 'string';
const isWrapper = (value: unknown): boolean =>
  isRecord(value) && typeof value.name === 'string' && isRecord(value.schema) && isListOf(value.kept, isKept);
const isListOf = (value: unknown, isOne: (one: unknown) => boolean): boolean =>
  value === undefined || (Array.isArray(value) && value.every(isOne));

export const schemaOf = (value: unknown): JsonRecord => (isRecord(value) ? value : {});
export const componentNameOf = (schema: JsonRecord): string =>
  typeof schema['x-component'] === 'string' ? schema['x-component'] : '';
export const partOf = (schema: JsonRecord, name: 'x-component-props' | 'x-decorator-props'): JsonRecord =>
  schemaOf(schema[name]);

/** Properties in the order in which Formily shows them: those with an index, then the others; twins stay both. */
export function orderedProperties(properties: JsonRecord): [name: string, value: unknown][] {
  return Object.entries(properties)
    .map(([name, value], place) => ({ name, value, place, index: indexOf(value) }))
    .sort((left, right) => left.index - right.index || left.place - right.place)
    .map(({ name, value }) => [name, value]);
}

function indexOf(value: unknown): number {
  const index = schemaOf(value)['x-index'];
  return typeof index === 'number' && Number.isFinite(index) ? index : Number.MAX_SAFE_INTEGER;
}

export function without(schema: JsonRecord, ...names: readonly string[]): JsonRecord {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => !names.includes(name)));
}

/** How many columns a grid has; undefined for what is none. Source: @formily/antd-v5, FormGrid. */
export function gridColumns(schema: JsonRecord): number | undefined {
  if (componentNameOf(schema) !== 'FormGrid') return undefined;
  const props = partOf(schema, 'x-component-props');
  const count = props.maxColumns ?? props.minColumns ?? props.columns;
  const one = Array.isArray(count) ? count.at(-1) : count;
  return typeof one === 'number' && Number.isInteger(one) && one >= 1 && one <= 24 ? one : 3;
}
