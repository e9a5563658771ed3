import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { numberRangeTexts } from './number-range.texts.ts';

const setting = settingsOf('numberRange', numberRangeTexts);

export const numberRangeDescriptor = defineDescriptor({
  key: 'numberRange',
  kind: 'field',
  category: 'basic',
  icon: 'ColumnWidthOutlined',
  title: 'widget.numberRange',
  palette: { rank: 60 },
  value: 'numberRange',
  defaults: { step: 1, thousands: false },
  settings: [
    setting('startPlaceholder', 'input', { edit: 'words' }),
    setting('endPlaceholder', 'input', { edit: 'words' }),
    setting('min', 'inputNumber', { props: { precision: 0 } }),
    setting('max', 'inputNumber', { props: { precision: 0 } }),
    setting('precision', 'inputIntNumber', { props: { min: 0, max: 20 } }),
    setting('step', 'inputNumber', { props: { precision: 0 }, defaultValue: 1 }),
    setting('thousands', 'switch'),
    setting('addonAfter', 'input', { edit: 'words', props: { maxlength: 20 } }),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  texts: numberRangeTexts,
  inTable: true,
  inSearch: false,
});
