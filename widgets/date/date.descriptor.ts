import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { dateTexts } from './date.texts.ts';

const setting = settingsOf('date', dateTexts);
const formats = ['yyyy-MM-dd', 'yyyy/MM/dd', 'yyyy年MM月dd日', 'yyyy-MM', 'yyyy年MM月', 'yyyy', 'yyyy年'].map(
  (format) => ({ value: format, label: format }),
);
const types = [
  { value: 'date', label: 'yyyy-MM-dd' },
  { value: 'month', label: 'yyyy-MM' },
  { value: 'year', label: 'yyyy' },
];

export const dateDescriptor = defineDescriptor({
  key: 'date',
  kind: 'field',
  category: 'basic',
  icon: 'CalendarOutlined',
  title: 'widget.date',
  palette: { rank: 140 },
  value: 'date',
  defaults: { clearable: true },
  settings: [
    setting('placeholder', 'input', { edit: 'words' }),
    setting('type', 'select', { options: types }),
    setting('format', 'select', { options: formats }),
    setting('clearable', 'switch', { defaultValue: true }),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  texts: dateTexts,
  inTable: true,
});
