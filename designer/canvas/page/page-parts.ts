import { isObject, type JsonObject } from '../../document/json.ts';

/** The records of a prop that holds some; what is none is left out. */
export function entriesOf(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
