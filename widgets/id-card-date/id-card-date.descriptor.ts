import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { idCardDateTexts } from './id-card-date.texts.ts';

const setting = settingsOf('idCardDate', idCardDateTexts);
const formats = ['yyyy-MM-dd', 'yyyy/MM/dd', 'yyyy.MM.dd', 'yyyy年MM月dd日'].map((format) => ({
  value: format,
  label: format,
}));
const forever = '2999-01-01';

export const idCardDateDescriptor = defineDescriptor({
  key: 'idCardDate',
  kind: 'field',
  category: 'basic',
  icon: 'IdcardOutlined',
  title: 'widget.idCardDate',
  palette: { rank: 174 },
  value: 'date',
  // Source: library specification 4, ID-card date.
  defaults: {
    foreverDate: forever,
    longTermText: { zh: '长期', en: 'Long-term', zhtw: '長期' },
    format: 'yyyy-MM-dd',
    clearable: true,
  },
  settings: [
    setting('placeholder', 'input', { edit: 'words' }),
    setting('format', 'select', { options: formats, defaultValue: 'yyyy-MM-dd' }),
    setting('foreverDate', 'date', { defaultValue: forever }),
    setting('longTermText', 'input', { edit: 'words', props: { maxlength: 20 } }),
    setting('clearable', 'switch', { defaultValue: true }),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  texts: idCardDateTexts,
  inTable: true,
});
