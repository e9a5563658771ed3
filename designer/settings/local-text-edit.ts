import type { LocalText } from '../../engine/schema/text/local-text.ts';
import { type Language, languages } from '../../engine/schema/text/text.ts';
import { isObject, type Json } from '../document/json.ts';

export type StoredText = Json | undefined;

/** The words of a stored text in one language, without falling back on another: what is edited is what is there. */
export function textIn(stored: StoredText, language: Language): string {
  if (typeof stored === 'string') return language === 'zh' ? stored : '';
  const words = isObject(stored) ? stored[language] : undefined;
  return typeof words === 'string' ? words : '';
}

/**
 * A stored text with the words of one language changed. One text stays one text as long as only Chinese is written;
 * keys that are no language of ours are kept.
 * @returns undefined when no language has words any more
 */
export function withText(stored: StoredText, language: Language, words: string): LocalText | undefined {
  const known = isObject(stored) ? stored : { zh: textIn(stored, 'zh') };
  const next: Record<string, Json> = { ...known, zh: textIn(stored, 'zh') };
  if (words === '' && language !== 'zh') delete next[language];
  else next[language] = words;
  const others = Object.keys(next).filter((key) => key !== 'zh');
  if (others.length > 0) return next as LocalText; // zh is there, the rest as the document had it
  return next.zh === '' ? undefined : String(next.zh);
}

/** Languages in which a text has words of its own. */
export function languagesOf(stored: StoredText): readonly Language[] {
  return languages.filter((language) => textIn(stored, language) !== '');
}
