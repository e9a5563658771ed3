import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { directions, optionTypes, sizes } from '../radio/choice-settings.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { checkboxTexts } from './checkbox.texts.ts';

const setting = settingsOf('checkbox', checkboxTexts);

export const checkboxDescriptor = defineDescriptor({
  key: 'checkbox',
  kind: 'field',
  category: 'basic',
  icon: 'CheckSquareOutlined',
  title: 'widget.checkbox',
  palette: { rank: 90 },
  value: 'choices',
  defaults: { direction: 'horizontal', optionType: 'default', size: 'default' },
  settings: [
    setting('direction', 'select', { options: directions, defaultValue: 'horizontal' }),
    setting('optionType', 'select', { options: optionTypes, defaultValue: 'default' }),
    setting('border', 'switch'),
    setting('size', 'select', { options: sizes, defaultValue: 'default' }),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  texts: checkboxTexts,
  options: true,
  inTable: false,
});
