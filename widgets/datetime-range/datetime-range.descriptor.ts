import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { datetimeFormats } from '../date/format-choices.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { datetimeRangeTexts } from './datetime-range.texts.ts';

const setting = settingsOf('datetimeRange', datetimeRangeTexts);

export const datetimeRangeDescriptor = defineDescriptor({
  key: 'datetimeRange',
  kind: 'field',
  category: 'basic',
  icon: 'ScheduleOutlined',
  title: 'widget.datetimeRange',
  palette: { rank: 172 },
  value: 'dateTimeRange',
  // Source: library specification 9, date formats.
  defaults: { format: 'yyyy-MM-dd HH:mm', clearable: true },
  settings: [
    setting('startPlaceholder', 'input', { edit: 'words' }),
    setting('endPlaceholder', 'input', { edit: 'words' }),
    setting('format', 'select', { options: datetimeFormats, defaultValue: 'yyyy-MM-dd HH:mm' }),
    setting('clearable', 'switch', { defaultValue: true }),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  texts: datetimeRangeTexts,
  inTable: true,
});
