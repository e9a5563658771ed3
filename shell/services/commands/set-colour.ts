import { readSetting } from '../../settings/setting-table.ts';
import { settingsAtom } from '../../settings/settings.ts';
import type { Command } from './command.ts';

export const setColour: Command = ({ store }, { value }) => {
  const change = readSetting('colour', value);
  if (change) store.set(settingsAtom, change);
};
