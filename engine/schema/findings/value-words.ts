import type { WordArg } from './words.ts';

/** A text of a document inside a message: short, and whole where it is short anyway. */
export function shortText(value: string): string {
  return value.length > 40 ? `${value.slice(0, 40)}…` : value;
}

/** Any value of a document inside a message: a text in quotes, an object or a list by what it is, the rest as it is written. */
export function valueWords(value: unknown): WordArg {
  if (value === '') return { code: 'shape.emptyText' };
  if (typeof value === 'string') return { code: 'shape.key', args: { name: shortText(value) } };
  if (value === null) return { code: 'shape.null' };
  if (Array.isArray(value)) return { code: 'shape.array' };
  return typeof value === 'object' ? { code: 'shape.object' } : String(value);
}
