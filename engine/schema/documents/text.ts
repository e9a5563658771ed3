import { type Language, languages } from '../text/text.ts';
// Its type only: every page reads texts, and none of them makes shapes.
import type { LocalText } from './text-shape.ts';

export type { LocalText };

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
