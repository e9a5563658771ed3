import { atom } from 'jotai';
import {
  entriesOf,
  readSetting,
  type SettingKey,
  type Settings,
  settingKeys,
  storedName,
  usualSettings,
} from './setting-table.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

const isAnything = (value: unknown): value is unknown => value !== undefined;

/** The settings as they are stored; the usual one for each that is missing or makes no sense. */
export function storedSettings(): Settings {
  const stored = settingKeys.map((key) => readSetting(key, readStored(storedName(key), isAnything)));
  return Object.assign(usualSettings(), ...stored) as Settings; // every key has a usual value
}

const shown = atom(storedSettings());

/** All settings; given some of them, stores these. */
export const settingsAtom = atom(
  (get) => get(shown),
  (get, set, change: Partial<Settings>) => {
    for (const key of settingKeys) {
      const value = change[key];
      if (value === undefined) continue;
      for (const [name, entry] of Object.entries(entriesOf(key, value))) writeStored(name, entry);
    }
    set(shown, { ...get(shown), ...change });
  },
);

/** Shows settings that another tab has stored. */
export const takeSettingsAtom = atom(null, (_get, set, settings: Settings) => set(shown, settings));

/** Puts back what the settings panel can change: later releases may have other usual values, so nothing is stored. */
export const resetSettingsAtom = atom(null, (get, set) => {
  const usual = usualSettings('look');
  for (const key of settingKeys) {
    const value = usual[key];
    if (value !== undefined) for (const name of Object.keys(entriesOf(key, value))) removeStored(name);
  }
  set(shown, { ...get(shown), ...usual });
});

const settingAtom = <K extends SettingKey>(key: K) =>
  atom(
    (get): Settings[K] => get(settingsAtom)[key],
    (_get, set, value: Settings[K]) => set(settingsAtom, { [key]: value }),
  );

export const languageAtom = settingAtom('language');
export const colourAtom = settingAtom('colour');
/** Open or folded side menu. */
export const sidebarAtom = settingAtom('sidebar');
export const slideClassAtom = settingAtom('slideClass');
export const sizeAtom = settingAtom('size');
export const rowHeightAtom = settingAtom('rowHeight');

const systemIsDark = typeof matchMedia === 'undefined' ? undefined : matchMedia('(prefers-color-scheme: dark)');
const systemModeAtom = atom(systemIsDark?.matches === true);
systemModeAtom.onMount = (set) => {
  const heed = () => set(systemIsDark?.matches === true);
  heed();
  systemIsDark?.addEventListener('change', heed);
  return () => systemIsDark?.removeEventListener('change', heed);
};

/** The mode that is drawn: the chosen one, or that of the system. */
export const modeAtom = atom((get): 'light' | 'dark' => {
  const { mode } = get(settingsAtom);
  if (mode === 'system') return get(systemModeAtom) ? 'dark' : 'light';
  return mode;
});
