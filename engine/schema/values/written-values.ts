import type { Field } from '../fields/fields.ts';
import { wordsIn } from '../text/local-text.ts';
import { languages } from '../text/text.ts';
import { isForever } from './date-kinds.ts';
import { stateWord } from './three-state-kind.ts';
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

const marks = [/^[—–-]$/, /^[√✓✔]$/, /^[×✕✗✘x]$/i] as const;

/** 1, 2 or 3 by the words of the field, or the signs that people tick with; the text itself where it is none of them. */
export function writtenState(text: string, field: Pick<Field, 'props'>): unknown {
  const found = [1, 2, 3].find(
    (state) =>
      marks[state - 1]?.test(text) ||
      languages.some((language) => text !== '' && stateWord(state, field, language) === text),
  );
  return found ?? text;
}

/** Whether a text says that a date is for ever, in the words of the field. */
export function saysForever(text: string, { props }: Pick<Field, 'props'>): boolean {
  return (
    isForever(props.foreverDate, { props }) &&
    languages.some((language) => wordsIn(props.longTermText, language) === text)
  );
}
