import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { textareaTexts } from './textarea.texts.ts';

const setting = settingsOf('textarea', textareaTexts);

export const textareaDescriptor = defineDescriptor({
  key: 'textarea',
  kind: 'field',
  category: 'basic',
  icon: 'AlignLeftOutlined',
  title: 'widget.textarea',
  palette: { rank: 20 },
  value: 'longText',
  // Five lines and a word limit. Source: library specification 5 and 9.
  defaults: { showCount: true, maxlength: 200, minRows: 5, maxRows: 5 },
  settings: [
    setting('placeholder', 'input', { edit: 'words' }),
    setting('maxlength', 'inputIntNumber', { props: { min: 1, max: 100_000 }, defaultValue: 200 }),
    setting('showCount', 'switch', { defaultValue: true }),
    setting('minRows', 'inputIntNumber', { props: { min: 1, max: 50 }, defaultValue: 5 }),
    setting('maxRows', 'inputIntNumber', { props: { min: 1, max: 50 }, defaultValue: 5 }),
    setting('clearable', 'switch'),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  texts: textareaTexts,
  inTable: true,
  heightPx: 144,
});
