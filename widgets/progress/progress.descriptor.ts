import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { progressTexts } from './progress.texts.ts';

const setting = settingsOf('progress', progressTexts);
const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

export const progressDescriptor = defineDescriptor({
  key: 'progress',
  kind: 'field',
  category: 'basic',
  icon: 'LineOutlined',
  title: 'widget.progress',
  palette: { group: 'display' },
  value: 'decimal',
  // It is shown: formulas, rules and imports write it.
  defaults: { type: 'line', strokeWidth: 6, status: 'auto', showInfo: true, addonAfter: '%', readonly: true },
  settings: [
    setting('type', 'select', { options: named(['line', 'circle']), defaultValue: 'line' }),
    setting('strokeWidth', 'inputIntNumber', { props: { min: 1, max: 20 }, defaultValue: 6 }),
    setting('color', 'colorPicker'),
    setting('status', 'select', { options: named(['auto', 'success', 'exception']), defaultValue: 'auto' }),
    setting('showInfo', 'switch', { defaultValue: true }),
  ],
  texts: progressTexts,
  inTable: true,
  inSearch: false,
  viewsItself: true,
});
