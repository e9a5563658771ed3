import { type Language, languages } from './text.ts';
// Its type only: every page reads texts, and none of them makes shapes.
import type { LocalText, Names } from './text-shape.ts';

export type { LocalText, Names };

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

/** What has a Chinese name and, it may be, others: rows of every area. */
export interface Named {
  readonly fullName: string;
  readonly names?: Names | null | undefined;
}

/** The name of a row in a language; what is not translated shows in Chinese. */
export function nameIn({ fullName, names }: Named, language: Language = 'zh'): string {
  return (language !== 'zh' && names?.[language]) || fullName;
}

/** A name as rows hold it. */
export function nameParts(text: LocalText): { readonly fullName: string; readonly names: Names | null } {
  if (typeof text === 'string') return { fullName: text, names: null };
  const { zh, ...others } = text;
  const names = Object.fromEntries(Object.entries(others).filter(([, name]) => name !== ''));
  return { fullName: zh, names: Object.keys(names).length > 0 ? names : null };
}

/** The name of a row as documents hold it. */
export function nameText({ fullName, names }: Named): LocalText {
  return names && Object.keys(names).length > 0 ? { zh: fullName, ...names } : fullName;
}

/** Stored JSON of names; what is none counts as none. */
export function readNames(value: unknown): Names | null {
  if (typeof value !== 'object' || value === null) return null;
  return isLocalText({ zh: '', ...value }) ? value : null;
}

/** Words that a design may hold, in one language or several; '' where there are none. */
export const wordsIn = (value: unknown, language: Language): string =>
  typeof value === 'string' || isLocalText(value) ? localText(value, language) : '';
