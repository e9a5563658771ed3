import type { FindingCode } from './findings/finding-codes.ts';
import { limits } from './limits.ts';

/** Names that every object answers to: a field of this name would be found where there is none. Source: reliability A48. */
const reserved = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

/** What is wrong with the name of a field; undefined when nothing is. */
export function fieldNameFault(name: string): Extract<FindingCode, 'node.fieldName' | 'node.reservedName'> | undefined {
  if (reserved.has(name)) return 'node.reservedName';
  const fits = /^[A-Za-z][A-Za-z0-9_]*$/.test(name) && name.length <= limits.fieldNameLength;
  return fits ? undefined : 'node.fieldName';
}
