// Here: in which tables and columns the fields of a form live.

import type { Node } from '../documents/node.ts';
import type { Descriptor, SystemValue } from '../fields/descriptor.ts';
import { limits } from '../limits.ts';
import { type ValueKindName, valueKinds } from '../values/index.ts';
import type { FieldSize } from './field-size.ts';

/** What a design asks of a column beside the kind of its field. */
export interface ColumnWish {
  /** Characters of a text, digits of a decimal. */
  readonly length?: number;
  /** Digits behind the point. */
  readonly decimals?: number;
  readonly unique: boolean;
  readonly index: boolean;
}

const texts: ReadonlySet<ValueKindName> = new Set(['text', 'longText', 'choice', 'reference']);
const decimals: ReadonlySet<ValueKindName> = new Set(['decimal', 'computed']);
/** Kinds whose text may be longer than an entry of an index, unless a length says otherwise. */
const unlimited: ReadonlySet<ValueKindName> = new Set(['text', 'longText']);

export const takesLength = (kind: ValueKindName): boolean => texts.has(kind) || decimals.has(kind);
export const takesDecimals = (kind: ValueKindName): boolean => decimals.has(kind);
/** The largest length of a column; a text beyond it is one without a length. */
export const lengthMost = (kind: ValueKindName): number =>
  decimals.has(kind) ? limits.decimalDigits : limits.longTextLength;

/** Values that can be compared as a whole; lists and objects cannot. */
export function isPlainKind(kind: ValueKindName): boolean {
  const { column } = valueKinds[kind];
  return column !== null && column !== 'jsonb';
}

/** Whether an index can hold every value; one of texts needs to know how long they are at most. */
export function mayBeIndexed({ kind, maxLength }: FieldSize, length: number | undefined): boolean {
  if (!isPlainKind(kind)) return false;
  const most = Math.min(length ?? Number.POSITIVE_INFINITY, maxLength ?? Number.POSITIVE_INFINITY);
  return !unlimited.has(kind) || most <= limits.uniqueTextLength;
}

/** What the server fills in and stores for the record; who and when stand in columns that every table has. */
const storedFills: ReadonlySet<SystemValue | undefined> = new Set([undefined, 'billRule', 'calculate', 'attribute']);

/** What is shown of a chosen row as it is now is looked up by the column of the field that chooses. */
export const isLookedUp = (node: Node, { shows }: Pick<Descriptor, 'shows'>): boolean =>
  shows !== undefined && shows(node)?.isStored !== true;

export function hasOwnColumn(kind: ValueKindName, node: Node, { filledBy, shows }: Descriptor): boolean {
  return valueKinds[kind].column !== null && storedFills.has(filledBy) && !isLookedUp(node, { shows });
}

interface Entry {
  readonly dataLength?: unknown;
  readonly decimals?: unknown;
  readonly unique?: unknown;
  readonly index?: unknown;
}

/** `50`, `"50"`, and `"18,2"` for a decimal; other dialects write all of these. */
export function lengthOf({ dataLength }: Entry): { length?: number; decimals?: number } {
  const [, length, scale] = /^\s*(\d{1,7})\s*(?:,\s*(\d{1,3})\s*)?$/.exec(String(dataLength ?? '')) ?? [];
  if (length === undefined || Number(length) === 0) return {};
  return { length: Number(length), ...(scale === undefined ? {} : { decimals: Number(scale) }) };
}

/**
 * What an entry of a design's table asks of the column of a field. What its kind cannot have is left out, and so is a
 * length that no column can have: the validator says so.
 */
export function wishOf(entry: Entry | undefined, size: FieldSize): ColumnWish {
  const { kind, precision } = size;
  if (!entry) return { unique: false, index: false };
  const { length, decimals: scale } = lengthOf(entry);
  const marks = {
    unique: entry.unique === true && isPlainKind(kind),
    index: entry.index === true && mayBeIndexed(size, length),
  };
  if (takesDecimals(kind)) {
    const own = isScale(entry.decimals) ? entry.decimals : scale;
    const fits = length === undefined || length <= lengthMost(kind);
    if (!fits || (length === undefined && own === undefined)) return marks;
    const wanted = own ?? precision ?? 0;
    const digits = length ?? numberDigits + wanted;
    return wanted > digits || digits > lengthMost(kind) ? marks : { ...marks, length: digits, decimals: wanted };
  }
  return takesLength(kind) && length !== undefined && length <= lengthMost(kind) ? { ...marks, length } : marks;
}

/** Digits before the point of the largest number that is taken. */
const numberDigits = 30;

function isScale(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

/** The type of a column as the database writes it: `text`, `varchar(50)`, `numeric(18,2)`. */
export function columnTypeOf(kind: ValueKindName, { length, decimals: scale }: ColumnWish): string {
  const { column } = valueKinds[kind];
  if (column === null) throw new Error(`A "${kind}" has no column of its own.`);
  if (length === undefined || !takesLength(kind)) return column;
  return takesDecimals(kind) ? `numeric(${length},${scale ?? 0})` : `varchar(${length})`;
}
