import { readTime } from './time-range.ts';

/** Signs that people put between two ends; a hyphen alone may be part of an end. */
const between = /\s*(?:[~～〜∼至到]|(?<=\s)[-–—－](?=\s)|[—－])\s*/;

/**
 * The two ends that a text of a spreadsheet says.
 * @param readEnd undefined for what is none
 * @param bare a hyphen stands between ends as well, which have none in them
 * @returns undefined for any other number of them
 */
export function writtenEnds(
  text: string,
  readEnd: (end: string) => unknown,
  bare = false,
): readonly [unknown, unknown] | undefined {
  const [first, second, more] = text.trim().split(bare ? /\s*[~～〜∼至到\-–—－]\s*/ : between);
  if (first === undefined || second === undefined || more !== undefined) return undefined;
  const [start, end] = [readEnd(first), readEnd(second)];
  return start === undefined || end === undefined ? undefined : [start, end];
}

/** A time of day as people and Chinese keyboards write it. */
export const readWrittenTime = (text: string): string | undefined => readTime(text.normalize('NFKC')) ?? undefined;
