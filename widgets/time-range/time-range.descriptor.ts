import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { timeFormats } from '../date/format-choices.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { timeRangeTexts } from './time-range.texts.ts';

const setting = settingsOf('timeRange', timeRangeTexts);

export const timeRangeDescriptor = defineDescriptor({
  key: 'timeRange',
  kind: 'field',
  category: 'basic',
  icon: 'HistoryOutlined',
  title: 'widget.timeRange',
  palette: { rank: 162 },
  value: 'timeRange',
  defaults: { format: 'HH:mm:ss', crossMidnight: false, clearable: true },
  settings: [
    setting('startPlaceholder', 'input', { edit: 'words' }),
    setting('endPlaceholder', 'input', { edit: 'words' }),
    setting('format', 'select', { options: timeFormats, defaultValue: 'HH:mm:ss' }),
    setting('startTime', 'input', { props: { maxlength: 8, placeholder: '08:00' } }),
    setting('endTime', 'input', { props: { maxlength: 8, placeholder: '18:00' } }),
    setting('crossMidnight', 'switch'),
    setting('clearable', 'switch', { defaultValue: true }),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  texts: timeRangeTexts,
  inTable: true,
  inSearch: false,
});
