import type { JsonRecord } from '../common/json.ts';
import { partOf } from './schema-tree.ts';

/* What a schema says about showing and locking its field, without conditions. */

export function isHidden(schema: JsonRecord): boolean {
  const display = schema['x-display'];
  return schema['x-visible'] === false || schema['x-hidden'] === true || display === 'none' || display === 'hidden';
}

/** Nothing can be written, and it looks like it. */
export function isLocked(schema: JsonRecord): boolean {
  const disabled = schema['x-disabled'] ?? partOf(schema, 'x-component-props').disabled;
  return disabled === true || schema['x-pattern'] === 'disabled';
}

/** Nothing can be written; the value stands there as it is. */
export function isReadOnly(schema: JsonRecord): boolean {
  const pattern = schema['x-pattern'];
  const isLockedText = pattern === 'readOnly' || pattern === 'readPretty' || schema['x-editable'] === false;
  const named = schema['x-read-only'] === true || schema['x-read-pretty'] === true || schema.readOnly === true;
  return isLockedText || named || partOf(schema, 'x-component-props').readOnly === true;
}
