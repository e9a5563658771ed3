import { readSetting } from '../../settings/setting-table.ts';
import { modeAtom, settingsAtom } from '../../settings/settings.ts';
import type { Command } from './command.ts';

/** The other one of light and dark where the screen names none. */
export const setMode: Command = ({ store }, { value }) => {
  const other = store.get(modeAtom) === 'dark' ? 'light' : 'dark';
  store.set(settingsAtom, readSetting('mode', value) ?? { mode: other });
};
