import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { buttonPlaces } from '../input-number/map-number-props.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { inputIntNumberTexts } from './input-int-number.texts.ts';

const setting = settingsOf('inputIntNumber', inputIntNumberTexts);

export const inputIntNumberDescriptor = defineDescriptor({
  key: 'inputIntNumber',
  kind: 'field',
  category: 'basic',
  icon: 'FieldNumberOutlined',
  title: 'widget.inputIntNumber',
  palette: { rank: 40 },
  value: 'integer',
  defaults: { step: 1 },
  settings: [
    setting('placeholder', 'input', { edit: 'words' }),
    setting('min', 'inputIntNumber'),
    setting('max', 'inputIntNumber'),
    setting('step', 'inputIntNumber', { props: { min: 1 }, defaultValue: 1 }),
    setting('stepStrictly', 'switch'),
    setting('thousands', 'switch'),
    setting('controls', 'switch'),
    setting('controlsPosition', 'select', { options: buttonPlaces }),
    setting('addonBefore', 'input', { edit: 'words', props: { maxlength: 20 } }),
    setting('addonAfter', 'input', { edit: 'words', props: { maxlength: 20 } }),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  texts: inputIntNumberTexts,
  inTable: true,
});
