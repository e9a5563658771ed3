// Here: texts in three languages, what is wrong with a value, and what counts as empty.

import { lazyWord } from './lazy-words.ts';

/** The three languages of the product: Simplified Chinese, English, Traditional Chinese. Source: shell specification 2.3. */
export const languages = ['zh', 'en', 'zhtw'] as const;
export type Language = (typeof languages)[number];

/** Words people read, by key, one table a language. */
export type TextTables = Readonly<Record<Language, Readonly<Record<string, string>>>>;
export type TextParams = Readonly<Record<string, string | number>>;
export interface Translate {
  (key: string, params?: TextParams): string;
  /** Of the words; Chinese where it is not said. */
  readonly language?: Language;
}

/** Three tables with the same keys; a key that one language lacks does not compile. */
export function defineTexts<Key extends string>(
  tables: Record<Language, Record<Key, string>>,
): Record<Language, Record<Key, string>> {
  return tables;
}

/**
 * Puts `params` into the places `{name}` of a text; a place without a value stays as written. Words that follow a number
 * are written in both forms, `{count} [row|rows]`: the first goes with 1.
 */
export function fillText(text: string, params: TextParams = {}): string {
  let counted: string | undefined;
  return text.replace(places, (place, name?: string, one?: string, many?: string) => {
    if (name === undefined) return (counted === '1' ? one : counted === undefined ? place : many) ?? place;
    if (!Object.hasOwn(params, name)) return place;
    counted = String(params[name]);
    return counted;
  });
}

/** A place, or a word in both its forms. */
const places = /\{(\w+)\}|\[([^[\]{}|]*)\|([^[\]{}|]*)\]/g;

/**
 * Makes the one function that turns keys into words of a language.
 * @param owners tables of the engine, the widgets, the shell …; a later owner wins over an earlier one
 * @returns the text, or the key itself when no table has it, so that a gap is seen and never hides a message
 */
export function createTranslate(owners: readonly TextTables[], language: Language): Translate {
  const words = new Map<string, string>();
  for (const tables of owners) for (const [key, text] of Object.entries(tables[language])) words.set(key, text);
  const say = (key: string, params?: TextParams) => fillText(words.get(key) ?? lazyWord(language, key) ?? key, params);
  return Object.assign(say, { language });
}
