import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { sizes } from '../radio/choice-settings.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { colorPickerTexts } from './color-picker.texts.ts';

const setting = settingsOf('colorPicker', colorPickerTexts);
const formats = ['hex', 'rgb', 'hsl', 'hsv'].map((name) => ({ value: name, label: name.toUpperCase() }));

export const colorPickerDescriptor = defineDescriptor({
  key: 'colorPicker',
  kind: 'field',
  category: 'basic',
  icon: 'BgColorsOutlined',
  title: 'widget.colorPicker',
  palette: { group: 'choice' },
  value: 'text',
  defaults: { clearable: true, size: 'default' },
  settings: [
    setting('showAlpha', 'switch'),
    // Left out: hex, or rgb with opacity.
    setting('colorFormat', 'select', { options: formats, props: { clearable: true } }),
    setting('clearable', 'switch', { defaultValue: true }),
    setting('size', 'select', { options: sizes, defaultValue: 'default' }),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  texts: colorPickerTexts,
  inTable: false,
  inList: false,
  inSearch: false,
});
