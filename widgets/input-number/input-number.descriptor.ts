import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { inputNumberTexts } from './input-number.texts.ts';
import { buttonPlaces } from './map-number-props.ts';

const setting = settingsOf('inputNumber', inputNumberTexts);

export const inputNumberDescriptor = defineDescriptor({
  key: 'inputNumber',
  kind: 'field',
  category: 'basic',
  icon: 'NumberOutlined',
  title: 'widget.inputNumber',
  palette: { rank: 30 },
  value: 'decimal',
  // Two decimals. Source: library specification 9, numbers.
  defaults: { precision: 2, step: 1, thousands: true },
  settings: [
    setting('placeholder', 'input', { edit: 'words' }),
    setting('min', 'inputNumber', { props: { precision: 0 } }),
    setting('max', 'inputNumber', { props: { precision: 0 } }),
    setting('precision', 'inputIntNumber', { props: { min: 0, max: 20 }, defaultValue: 2 }),
    setting('step', 'inputNumber', { props: { precision: 0 }, defaultValue: 1 }),
    setting('stepStrictly', 'switch'),
    setting('thousands', 'switch', { defaultValue: true }),
    setting('isAmountChinese', 'switch'),
    setting('controls', 'switch'),
    setting('controlsPosition', 'select', { options: buttonPlaces }),
    setting('addonBefore', 'input', { edit: 'words', props: { maxlength: 20 } }),
    setting('addonAfter', 'input', { edit: 'words', props: { maxlength: 20 } }),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  texts: inputNumberTexts,
  inTable: true,
});
