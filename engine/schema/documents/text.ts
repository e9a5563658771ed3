import { type Shape, shape } from '../shape.ts';
import { type Language, languages } from '../text/text.ts';

/** A text inside a document: one string for all languages, or one for each; Chinese is always there. */
export const localTextShape = shape.union(
  [
    shape.string(),
    shape.object({ zh: shape.string(), en: shape.optional(shape.string()), zhtw: shape.optional(shape.string()) }),
  ],
  { description: 'One text, or { zh, en, zhtw }' },
);
export type LocalText = Shape<typeof localTextShape>;

/** Whether a value is a text in several languages. */
export function isLocalText(value: unknown): value is Exclude<LocalText, string> {
  if (typeof value !== 'object' || value === null || !('zh' in value)) return false;
  return Object.entries(value).every(([key, text]) => languages.includes(key as Language) && typeof text === 'string'); // asked here
}

/** The words of a document's text in a language; what is not translated shows in Chinese. */
export function localText(text: LocalText | null | undefined, language: Language): string {
  if (text === null || text === undefined) return '';
  if (typeof text === 'string') return text;
  return text[language] || text.zh || '';
}
