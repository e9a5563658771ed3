import type { LocalText } from '../text/local-text.ts';
import { fillText, type Language, languages } from '../text/text.ts';
import type { ResourceWords } from './resource.ts';

type Tables<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;
type InEach = Readonly<Record<Language, string>>;

const inEach = (say: (language: Language) => string): InEach => {
  const [zh, en, zhtw] = languages.map(say);
  return { zh: zh ?? '', en: en ?? '', zhtw: zhtw ?? '' };
};

/** A text of a table in all languages, its places filled with texts that have all languages too. */
export function localWords<Key extends string>(
  tables: Tables<Key>,
  key: Key,
  places: Readonly<Record<string, LocalText>> = {},
): InEach {
  return inEach((language) => {
    const filled = Object.entries(places).map(([name, words]) => [name, wordsIn(words, language)]);
    return fillText(tables[language][key], Object.fromEntries(filled));
  });
}

/** The same with a capital at its beginning, where the language has any. */
export const asTitle = (words: LocalText): InEach =>
  inEach((language) => {
    const text = wordsIn(words, language);
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  });

const wordsIn = (words: LocalText, language: Language): string =>
  typeof words === 'string' ? words : (words[language] ?? words.zh);

type OwnKey = 'one' | 'another' | 'many' | 'empty';

/** The words of a resource from its table: keys beside `one`, `another`, `many` and `empty` are labels. */
export function wordsOf<Key extends string>(tables: Tables<Key | OwnKey>): ResourceWords {
  const { one, another, many, empty, ...labels } = Object.fromEntries(
    Object.keys(tables.zh).map((key) => [key, localWords<string>(tables, key)]),
  );
  if (!one || !another || !many || !empty) throw new Error('A resource needs words for one, another, many and empty.');
  return { one, another, many, empty, labels };
}
