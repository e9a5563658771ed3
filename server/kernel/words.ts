import { calcTexts } from '../../engine/schema/calc/index.ts';
import { findingTexts } from '../../engine/schema/findings/finding-text.ts';
import { sayWords, type WordArgs } from '../../engine/schema/findings/words.ts';
import { ruleTexts } from '../../engine/schema/rules/index.ts';
import { engineTexts } from '../../engine/schema/text/engine-texts.ts';
import {
  createTranslate,
  type Language,
  languages,
  type TextTables,
  type Translate,
} from '../../engine/schema/text/text.ts';

/** Tables of the server's areas: each adds its own where it writes it, so that a key which nobody has does not compile. */
// biome-ignore lint/suspicious/noEmptyInterface: filled where the tables are written
export interface AreaTexts {}

type KeyOf<Tables> = Tables extends { readonly zh: infer Words } ? keyof Words & string : never;
/** Of the server's own words, and of the rules that it checks by. */
export type ServerTextKey = KeyOf<AreaTexts[keyof AreaTexts] | typeof ruleTexts>;

/** Something to be said in the language of whoever reads it. */
export interface ServerWords {
  readonly code: ServerTextKey;
  readonly args?: WordArgs;
}

const owners = new Set<TextTables>([engineTexts, ruleTexts, calcTexts, findingTexts]);
const speak = () => new Map(languages.map((language) => [language, createTranslate([...owners], language)]));
let spoken = speak();

/** To be called before anything is said with these words; the same tables twice are one. */
export function addWords(tables: Iterable<TextTables>): void {
  for (const one of tables) owners.add(one);
  spoken = speak();
}

export function translateTo(language: Language): Translate {
  const translate = spoken.get(language);
  if (!translate) throw new Error(`There are no words in "${language}".`);
  return translate;
}

export const say = (words: ServerWords, language: Language): string => sayWords(words, translateTo(language));
