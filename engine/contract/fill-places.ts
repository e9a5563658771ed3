import { plainText } from '../schema/values/index.ts';
import { readPath } from './read-path.ts';

export type Scope = Readonly<Record<string, unknown>>;
const onePlace = /^\{([\w.]+)\}$/;
const anyPlace = /\{([\w.]+)\}/g;

/**
 * Puts what the scope holds into the places `{name.part}` of texts, at any depth of a value. A text that is one place
 * alone becomes the thing itself, so that numbers and lists stay what they are. Nothing is evaluated.
 */
export function fillPlaces(value: unknown, scope: Scope): unknown {
  if (typeof value === 'string') return fillText(value, scope);
  if (Array.isArray(value)) return value.map((entry) => fillPlaces(entry, scope));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fillPlaces(entry, scope)]));
  }
  return value;
}

function fillText(text: string, scope: Scope): unknown {
  const [, whole] = onePlace.exec(text) ?? [];
  if (whole !== undefined) return readPath(scope, whole);
  return text.replace(anyPlace, (_place, path: string) => wordsOf(readPath(scope, path)));
}

/** Scalars, and lists of them; an object in the middle of a text has no words. */
function wordsOf(value: unknown): string {
  return Array.isArray(value) ? value.map((entry) => plainText(entry) ?? '').join() : (plainText(value) ?? '');
}
