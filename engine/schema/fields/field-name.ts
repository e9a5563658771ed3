import type { FindingCode } from '../findings/finding-codes.ts';
import { limits } from '../limits.ts';

/** Names that every object answers to: a field of this name would be found where there is none. Source: reliability A48. */
const reserved = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

/** What every record and every row of a sub-table carries of its own on the wire: a field of this name would be hidden. */
export const namesOfRecords: ReadonlySet<string> = new Set(['id', 'revision']);

/**
 * A field whose value is looked up stands in a row with its words under its name, and its value under this one: another
 * field of the name would be hidden. Source: library specification 3.
 */
export const idName = (name: string) => `${name}_id`;

/** The name whose value this one would hide, were it looked up; undefined for a name of another make. */
export function lookedUpName(name: string): string | undefined {
  return name.length > 3 && name.endsWith('_id') ? name.slice(0, -3) : undefined;
}

type NameFault = Extract<FindingCode, 'node.fieldName' | 'node.reservedName'>;

/** What is wrong with the name of a field of a model, whose values are kept in records; undefined when nothing is. */
export function recordNameFault(name: string): NameFault | undefined {
  return namesOfRecords.has(name) ? 'node.reservedName' : fieldNameFault(name);
}

/** What is wrong with the name of a field; undefined when nothing is. */
export function fieldNameFault(name: string): NameFault | undefined {
  if (reserved.has(name)) return 'node.reservedName';
  const fits = /^[A-Za-z][A-Za-z0-9_]*$/.test(name) && name.length <= limits.fieldNameLength;
  return fits ? undefined : 'node.fieldName';
}
