import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { directions, optionTypes, sizes } from './choice-settings.ts';
import { radioTexts } from './radio.texts.ts';

const setting = settingsOf('radio', radioTexts);

export const radioDescriptor = defineDescriptor({
  key: 'radio',
  kind: 'field',
  category: 'basic',
  icon: 'CheckCircleOutlined',
  title: 'widget.radio',
  palette: { rank: 80 },
  value: 'choice',
  defaults: { direction: 'horizontal', optionType: 'default', buttonStyle: 'solid', size: 'default' },
  settings: [
    setting('direction', 'select', { options: directions, defaultValue: 'horizontal' }),
    setting('optionType', 'select', { options: optionTypes, defaultValue: 'default' }),
    setting('buttonStyle', 'select', {
      options: [
        { value: 'solid', label: '实心' },
        { value: 'outline', label: '描边' },
      ],
      defaultValue: 'solid',
    }),
    setting('border', 'switch'),
    setting('size', 'select', { options: sizes, defaultValue: 'default' }),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  texts: radioTexts,
  options: true,
  inTable: false,
});
