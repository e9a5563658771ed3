import { sizeUnits } from '../../engine/schema/files/upload-rules.ts';
import type { settingsOf } from '../shared/setting-node.ts';

type SettingMaker = ReturnType<typeof settingsOf>;

/** Settings that fields of files and of pictures share, in the order of the panel. */
export function uploadSettings(setting: SettingMaker, count: number) {
  return [
    setting('fileSize', 'inputNumber', { props: { min: 0.01, precision: 2 }, defaultValue: 10 }),
    setting('sizeUnit', 'select', {
      options: sizeUnits.map((unit) => ({ value: unit, label: unit })),
      defaultValue: 'MB',
    }),
    setting('limit', 'inputIntNumber', { props: { min: 0, max: 500 }, defaultValue: count }),
    setting('showTip', 'switch'),
    setting('tipText', 'input', { edit: 'words' }),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ];
}
