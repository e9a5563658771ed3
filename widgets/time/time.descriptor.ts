import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { timeFormats } from '../date/format-choices.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { timeTexts } from './time.texts.ts';

const setting = settingsOf('time', timeTexts);

export const timeDescriptor = defineDescriptor({
  key: 'time',
  kind: 'field',
  category: 'basic',
  icon: 'ClockCircleOutlined',
  title: 'widget.time',
  palette: { rank: 160 },
  value: 'time',
  defaults: { format: 'HH:mm:ss', clearable: true },
  settings: [
    setting('placeholder', 'input', { edit: 'words' }),
    setting('format', 'select', { options: timeFormats, defaultValue: 'HH:mm:ss' }),
    setting('startTime', 'input', { props: { maxlength: 8, placeholder: '08:00' } }),
    setting('endTime', 'input', { props: { maxlength: 8, placeholder: '18:00' } }),
    setting('clearable', 'switch', { defaultValue: true }),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  texts: timeTexts,
  inTable: true,
});
