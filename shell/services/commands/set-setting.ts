import { isOpen, readSetting, type SettingKey } from '../../settings/setting-table.ts';
import { settingsAtom } from '../../settings/settings.ts';
import { type Command, textOf } from './command.ts';
import { setLanguage } from './set-language.ts';

/**
 * Sets `key` to `value`, which may be a name of either build.
 * @throws Error with words for people, which it also says, where there is no such setting or it cannot have the value
 */
export const setSetting: Command = (around, { key, value }, quiet) => {
  const name = textOf(key);
  const change = readSetting(name, value);
  if (!change || !isOpen(name as SettingKey)) {
    const words = around.translate('setting.unknown', { name });
    if (!quiet) around.toast('error', words);
    throw new Error(words);
  }
  // Its words have to be fetched first.
  if (change.language) return setLanguage(around, { value: change.language }, quiet);
  around.store.set(settingsAtom, change);
};
