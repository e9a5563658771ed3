import { accept, type Parsed, refuse } from '../text/problem.ts';

export const compareTexts = (left: unknown, right: unknown) =>
  typeof left === 'string' && typeof right === 'string' ? (left < right ? -1 : left > right ? 1 : 0) : undefined;

/**
 * Two ends, each as its kind takes it.
 * @param order what is said where the second comes before the first; left out: it may
 */
export function parseSpan(value: unknown, parseEnd: (end: unknown) => Parsed, order?: string): Parsed {
  if (!Array.isArray(value) || value.length !== 2) return refuse('field.range');
  const ends: unknown[] = [];
  for (const end of value) {
    const parsed = parseEnd(end);
    if (!parsed.ok) return parsed;
    ends.push(parsed.value);
  }
  return order !== undefined && compareTexts(ends[0], ends[1]) === 1 ? refuse(order) : accept(ends);
}

/** Both as people read them, one of them alone as well; '' for what is no pair. */
export function spanWords(value: unknown, words: (end: string) => string): string {
  return Array.isArray(value) ? value.map((end) => (typeof end === 'string' ? words(end) : '')).join(' ~ ') : '';
}
