import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { fileTextTexts } from './file-text.texts.ts';

const setting = settingsOf('fileText', fileTextTexts);

export const fileTextDescriptor = defineDescriptor({
  key: 'fileText',
  kind: 'field',
  category: 'page',
  icon: 'FileTextOutlined',
  title: 'widget.fileText',
  value: 'longText',
  defaults: { accept: '.json', megabytes: 2, rows: 8 },
  settings: [
    setting('placeholder', 'input', { edit: 'words', props: { maxlength: 200 } }),
    setting('accept', 'input', { props: { maxlength: 100 }, defaultValue: '.json' }),
    setting('megabytes', 'inputIntNumber', { props: { min: 1, max: 2 }, defaultValue: 2 }),
    setting('rows', 'inputIntNumber', { props: { min: 3, max: 30 }, defaultValue: 8 }),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  texts: fileTextTexts,
  inTable: false,
  inList: false,
  inSearch: false,
  heightPx: 240,
});
