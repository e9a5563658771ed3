import { raw } from '../contract/formily.ts';

/** A deep copy without Formily's views in it: lists and objects are copied, everything else is taken as it is. */
export function plainCopy<Value>(value: Value): Value {
  const own: unknown = raw(value);
  // The copy has the form of what was copied.
  if (Array.isArray(own)) return own.map(plainCopy) as Value;
  if (typeof own !== 'object' || own === null || Object.getPrototypeOf(own) !== Object.prototype) return own as Value;
  return Object.fromEntries(Object.entries(own).map(([key, part]) => [key, plainCopy(part)])) as Value;
}
