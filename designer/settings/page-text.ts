import { isSourceBinding, isTextBinding } from '../../engine/schema/bindings.ts';
import type { LocalText } from '../../engine/schema/text/local-text.ts';
import { languages } from '../../engine/schema/text/text.ts';
import { isObject, type Json } from '../document/json.ts';
import { hasPlace } from '../sources/shape-field.ts';
import { textIn, withText } from './local-text-edit.ts';

/** The words of a prop of a page, without the mark that they have places in them. */
export function wordsIn(stored: Json | undefined): Json | undefined {
  // What stands in a mark is JSON of the document.
  return isTextBinding(stored) ? (stored.$text as Json) : stored;
}

/** Words as they are stored: with a mark as soon as a language has a place that data fills. */
export function storedWords(words: LocalText | undefined): Json | undefined {
  const json: Json | undefined = typeof words === 'object' ? { ...words } : words;
  const texts = isObject(json) ? Object.values(json) : [json];
  return texts.some(hasPlace) && json !== undefined ? { $text: json } : json;
}

/** Words with data at their end, in every language that has some; where there are none, the data itself. */
export function withData(stored: Json | undefined, path: string): Json | undefined {
  const joined = isSourceBinding(stored) ? undefined : wordsWithPlace(wordsIn(stored), path);
  return joined === undefined ? bindingTo(path) : { $text: joined };
}

/** Words with a place at their end, in every language that has some; undefined where there are none. */
export function wordsWithPlace(words: Json | undefined, path: string): Json | undefined {
  const written = languages.filter((language) => textIn(words, language) !== '');
  if (written.length === 0) return undefined;
  return written.reduce<Json | undefined>((now, language) => {
    const next = withText(now, language, `${textIn(now, language)}{${path}}`);
    return typeof next === 'object' ? { ...next } : next;
  }, words);
}

/** A prop that is data: its source, and where in it. */
export function bindingTo(path: string): Json {
  const [source = '', ...steps] = path.split('.');
  return { $source: source, ...(steps.length > 0 ? { path: steps.join('.') } : {}) };
}

/** `source.path` of a prop that is data; undefined where it is none. */
export function boundPath(stored: unknown): string | undefined {
  if (!isSourceBinding(stored)) return undefined;
  return stored.path ? `${stored.$source}.${stored.path}` : stored.$source;
}
