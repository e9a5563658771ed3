import type { createStore } from 'jotai';
import { loadLanguage } from '../words/words.ts';
import { readSetting, type SettingKey, type Settings, settingKeys, storedName } from './setting-table.ts';
import { settingsAtom } from './settings.ts';
import { readStored } from './storage.ts';

const isAnything = (value: unknown): value is unknown => value !== undefined;
const isOwn = (key: SettingKey) => readStored(storedName(key), isAnything) !== undefined;

/** What an account keeps of its person's choices, where nothing was chosen on this machine. */
function settingsOf(preferences: Readonly<Record<string, string>>): Partial<Settings> {
  const open = settingKeys.filter((key) => !isOwn(key));
  return Object.assign({}, ...open.map((key) => readSetting(key, preferences[key])));
}

/** Shows a person who signs in at another machine the theme and the language that the account keeps. */
export async function takeAccountSettings(
  store: ReturnType<typeof createStore>,
  preferences: Readonly<Record<string, string>>,
): Promise<void> {
  const { language, ...looks } = settingsOf(preferences);
  store.set(settingsAtom, looks);
  // Its words come first: a language without them leaves the one before.
  if (
    language &&
    (await loadLanguage(language).then(
      () => true,
      () => false,
    ))
  )
    store.set(settingsAtom, { language });
}
