// Here: the words that are on the page, fetched by language and when needed.

import { ruleTexts } from '../../engine/schema/rules/index.ts';
import { engineTexts } from '../../engine/schema/text/engine-texts.ts';
import { addLazyWords } from '../../engine/schema/text/lazy-words.ts';
import { createTranslate, type Language, type TextTables, type Translate } from '../../engine/schema/text/text.ts';
import { shellTexts } from './texts.ts';
import { type WordPart, wordFiles } from './word-files.ts';

/** The words that are on the page: the engine's and the shell's from the start, a widget's once it has arrived. */
const owners = new Set<TextTables>([engineTexts, ruleTexts, shellTexts]);

/** To be called before what speaks with these words is drawn; the same tables twice are one. */
export function addWords(tables: Iterable<TextTables>): void {
  for (const one of tables) owners.add(one);
}

/** One function for as long as the language stays, however many words come later. */
export function translateTo(language: Language): Translate {
  let known = 0;
  let translate: Translate = (key) => key;
  const say: Translate = (key, params) => {
    if (known !== owners.size) {
      translate = createTranslate([...owners], language);
      known = owners.size;
    }
    return translate(key, params);
  };
  return Object.assign(say, { language });
}

const parts = new Set<WordPart>();
const spoken = new Set<Language>();

/** Fetches a part of the words in a language; from then on the part belongs to the page, in every language it speaks. */
export async function loadWords(part: WordPart, language: Language): Promise<void> {
  const words = await wordFiles?.[part][language]();
  if (words) addLazyWords(language, words.default);
  parts.add(part);
  spoken.add(language);
}

/** Fetches a part in the languages that the page has spoken so far, for who does not know which one it speaks. */
export async function loadWordsLate(part: WordPart): Promise<void> {
  await Promise.all([...spoken].map((language) => loadWords(part, language)));
}

/** Fetches what the page needs before it can speak another language. */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all([...parts].map((part) => loadWords(part, language)));
}
