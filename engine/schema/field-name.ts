import type { FindingCode } from './findings/finding-codes.ts';
import { limits } from './limits.ts';

/** Names that every object answers to: a field of this name would be found where there is none. Source: reliability A48. */
const reserved = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

/** What every record and every row of a sub-table carries of its own on the wire: a field of this name would be hidden. */
export const namesOfRecords: ReadonlySet<string> = new Set(['id', 'revision']);

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
