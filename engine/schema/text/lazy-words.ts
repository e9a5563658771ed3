import type { Language } from './text.ts';

/**
 * Words that are fetched by language, where the tables that were written are too much to send: the built page has its
 * tables emptied and its words here. Elsewhere this stays empty and the tables speak.
 */
const tables: Record<Language, Record<string, string>> = { zh: {}, en: {}, zhtw: {} };

export function addLazyWords(language: Language, words: Readonly<Record<string, string>>): void {
  Object.assign(tables[language], words);
}

export function lazyWord(language: Language, key: string): string | undefined {
  return Object.hasOwn(tables[language], key) ? tables[language][key] : undefined;
}
