// Here: the settings of a person: language, mode, colour, layout.

import { type Language, languages } from '../../engine/schema/text/text.ts';
import { type ThemeColour, themeValues } from '../theme/palette.ts';
import { type NavigationMode, navigationMode, themeColour } from './setting-names.ts';

/** `look`: chosen in the settings panel. `place`: chosen elsewhere. `program`: noted by the program itself. */
type SettingKind = 'look' | 'place' | 'program';

interface Setting<T> {
  readonly kind: SettingKind;
  /** Name in local storage, where it is not the key. */
  readonly stored?: string;
  /** What holds where nothing is stored. */
  readonly usual: T;
  /** What a stored or given value means; undefined for what is none. */
  read(value: unknown): T | undefined;
  /** What is stored beside it. */
  beside?(value: T): Readonly<Record<string, string>>;
}

const flag = (usual: boolean, kind: SettingKind = 'look'): Setting<boolean> => ({
  kind,
  usual,
  read: (value) => (typeof value === 'boolean' ? value : undefined),
});

const oneOf = <T extends string>(words: readonly T[], usual: T, stored?: string): Setting<T> => ({
  kind: 'look',
  usual,
  read: (value) => words.find((word) => word === value),
  ...(stored ? { stored } : {}),
});

/** The stored preference, else the browser's language, else Simplified Chinese. Source: shell specification 4.6. */
export function usualLanguage(browser: string): Language {
  const name = browser.toLowerCase();
  if (name.includes('tw') || name.includes('hk') || name.includes('hant')) return 'zhtw';
  return name.startsWith('en') ? 'en' : 'zh';
}

const browserLanguage = usualLanguage(typeof navigator === 'undefined' ? 'zh' : navigator.language);
const colour: Setting<ThemeColour> = {
  kind: 'look',
  stored: 'themeClass',
  usual: 'blue',
  read: themeColour,
  beside: (value) => ({ theme: themeValues[value] }),
};
const layoutType: Setting<NavigationMode> = { kind: 'look', usual: 'classic', read: navigationMode };

/**
 * What a person chooses of the looks of the product, kept on this machine, by the name that screens bind. Source: shell
 * specification 3; row height and following the system: look.
 */
export const settingTable = {
  language: { ...oneOf(languages, browserLanguage), kind: 'place' as const },
  sidebar: { ...flag(true, 'place'), stored: 'sidebarOpened' },
  mode: oneOf(['light', 'dark', 'system'] as const, 'light', 'themeMode'),
  colour,
  /** Ground of the block that the menu stands on. */
  slideClass: oneOf(['dark', 'light'] as const, 'dark'),
  layoutType,
  /** Of controls. */
  size: oneOf(['small', 'medium', 'large'] as const, 'medium'),
  rowHeight: oneOf(['small', 'middle', 'large'] as const, 'middle'),
  showSettings: flag(true),
  tagsView: flag(true),
  tagsIcon: flag(false),
  showLanguage: flag(true),
  showSearch: flag(true),
  useCache: flag(false),
  /** Entries of the menu whose page is still to come. */
  showComing: flag(true),
  fixedHeader: flag(true),
  sidebarLogo: flag(true),
  loginNeedCode: flag(false, 'program'),
  fromQw: flag(false, 'program'),
};

export type SettingKey = keyof typeof settingTable;
export type Settings = {
  readonly [K in SettingKey]: (typeof settingTable)[K] extends Setting<infer T> ? T : never;
};

export const settingKeys = Object.keys(settingTable) as readonly SettingKey[]; // the keys of the table above

const settingOf = (key: SettingKey): Setting<Settings[SettingKey]> =>
  settingTable[key] as Setting<Settings[SettingKey]>; // any of them

export const storedName = (key: SettingKey): string => settingOf(key).stored ?? key;

/** Whether people may set it. */
export const isOpen = (key: SettingKey): boolean => settingOf(key).kind !== 'program';

/** What is stored for a value, by name. */
export const entriesOf = (
  key: SettingKey,
  value: Settings[SettingKey],
): Readonly<Record<string, string | boolean>> => ({
  [storedName(key)]: value,
  ...settingOf(key).beside?.(value),
});

/** What a value means for a setting: undefined where there is no such setting or it cannot have the value. */
export function readSetting(key: string, value: unknown): Partial<Settings> | undefined {
  const known = settingKeys.find((one) => one === key);
  const meant = known && settingOf(known).read(value);
  return known && meant !== undefined ? { [known]: meant } : undefined;
}

/** The usual values; of one kind only, where one is named. */
export function usualSettings(kind?: SettingKind): Partial<Settings> {
  const keys = settingKeys.filter((key) => kind === undefined || settingOf(key).kind === kind);
  return Object.fromEntries(keys.map((key) => [key, settingOf(key).usual]));
}
