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
  defaults: {},
  settings: [
    setting('startPlaceholder', 'input', { edit: 'words' }),
    setting('endPlaceholder', 'input', { edit: 'words' }),
    setting('precision', 'inputIntNumber', { props: { min: 0, max: 20 } }),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  texts: numberRangeTexts,
  inTable: false,
  inSearch: false,
});
