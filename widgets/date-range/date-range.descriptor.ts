import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { dateRangeTexts } from './date-range.texts.ts';

const setting = settingsOf('dateRange', dateRangeTexts);
const formats = ['yyyy-MM-dd', 'yyyy/MM/dd', 'yyyy年MM月dd日', 'yyyy-MM', 'yyyy'].map((format) => ({
  value: format,
  label: format,
}));

export const dateRangeDescriptor = defineDescriptor({
  key: 'dateRange',
  kind: 'field',
  category: 'basic',
  icon: 'CalendarOutlined',
  title: 'widget.dateRange',
  palette: { rank: 170 },
  value: 'dateRange',
  defaults: { format: 'yyyy-MM-dd', separator: '~', clearable: true },
  settings: [
    setting('startPlaceholder', 'input', { edit: 'words' }),
    setting('endPlaceholder', 'input', { edit: 'words' }),
    setting('separator', 'input', { props: { maxlength: 10 }, defaultValue: '~' }),
    setting('format', 'select', { options: formats, defaultValue: 'yyyy-MM-dd' }),
    setting('clearable', 'switch', { defaultValue: true }),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  texts: dateRangeTexts,
  inTable: true,
});
