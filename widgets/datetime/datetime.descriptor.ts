import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { datetimeFormats } from '../date/format-choices.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { datetimeTexts } from './datetime.texts.ts';

const setting = settingsOf('datetime', datetimeTexts);

export const datetimeDescriptor = defineDescriptor({
  key: 'datetime',
  kind: 'field',
  category: 'basic',
  icon: 'FieldTimeOutlined',
  title: 'widget.datetime',
  palette: { rank: 150 },
  value: 'dateTime',
  // Source: library specification 9, date formats.
  defaults: { format: 'yyyy-MM-dd HH:mm', clearable: true },
  settings: [
    setting('placeholder', 'input', { edit: 'words' }),
    setting('format', 'select', { options: datetimeFormats, defaultValue: 'yyyy-MM-dd HH:mm' }),
    setting('clearable', 'switch', { defaultValue: true }),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  texts: datetimeTexts,
  inTable: true,
});
