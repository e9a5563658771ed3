import type { Field } from '../fields/fields.ts';
import { isEmptyValue, valueKinds } from '../values/index.ts';

export function isUnfilled(field: Field, value: unknown): boolean {
  return isEmptyValue(value) || valueKinds[field.kind].isEmpty(value);
}
