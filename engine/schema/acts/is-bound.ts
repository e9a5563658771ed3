import { isBinding } from '../bindings.ts';
import { limits } from '../limits.ts';

const anyPlace = /\{[\w.]+\}/;

/** Whether a text has places such as `{values.name}`, which are filled when it is used. */
export const holdsPlaces = (text: string): boolean => anyPlace.test(text);

/** Whether a stored value is known only when the page is shown: it is bound, or holds places, at any depth. */
export function isBound(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return holdsPlaces(value);
  if (typeof value !== 'object' || value === null) return false;
  if (depth > limits.documentDataDepth) return true;
  return isBinding(value) || Object.values(value).some((entry) => isBound(entry, depth + 1));
}
