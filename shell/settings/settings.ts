import { atom, type PrimitiveAtom } from 'jotai';
import { type Language, languages } from '../../engine/schema/text/text.ts';
import { type ThemeColour, themeColours } from '../theme/palette.ts';
import { isFlag, readStored, writeStored } from './storage.ts';

const isOneOf =
  <T extends string>(words: readonly T[]) =>
  (value: unknown): value is T =>
    typeof value === 'string' && (words as readonly string[]).includes(value); // a wider list to look in

/** An atom that lives in local storage under its key. */
function storedAtom<T extends string | boolean>(key: string, usual: T, isValid: (value: unknown) => value is T) {
  const base: PrimitiveAtom<T> = atom<T>(readStored(key, isValid) ?? usual);
  return atom(
    (get) => get(base),
    (_get, set, value: T) => {
      writeStored(key, value);
      set(base, value);
    },
  );
}

/** The stored preference, else the browser's language, else Simplified Chinese. Source: shell specification 4.6. */
export function usualLanguage(browser: string): Language {
  const name = browser.toLowerCase();
  if (name.includes('tw') || name.includes('hk') || name.includes('hant')) return 'zhtw';
  return name.startsWith('en') ? 'en' : 'zh';
}

export const languageAtom = storedAtom<Language>(
  'language',
  usualLanguage(typeof navigator === 'undefined' ? 'zh' : navigator.language),
  isOneOf(languages),
);
export const colourAtom = storedAtom<ThemeColour>('themeClass', 'blue', isOneOf(themeColours));
export const modeAtom = storedAtom<'light' | 'dark'>('themeMode', 'light', isOneOf(['light', 'dark'] as const));
/** Open or folded side menu. Source: shell specification 3, app state. */
export const sidebarAtom = storedAtom<boolean>('sidebarOpened', true, isFlag);
