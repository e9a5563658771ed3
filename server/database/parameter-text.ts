import { writeArray } from './array-text.ts';

/**
 * Turns a parameter into the text that both engines are sent, so that neither driver's own habits matter
 * (one writes a Date in local time, the other turns an array into JSON when the column is jsonb).
 * An array becomes a PostgreSQL array; JSON goes through `json(value)`.
 * @throws TypeError for a plain object, which is always a forgotten `json(value)`
 */
export function parameterText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (Array.isArray(value)) return writeArray(value.map(arrayItem));
  throw new TypeError('A parameter is an object: write JSON as json(value), other values as text.');
}

function arrayItem(value: unknown): string | null | (string | null)[] {
  return Array.isArray(value) ? value.map(parameterText) : parameterText(value);
}
