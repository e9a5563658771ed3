import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { limits } from '../../engine/schema/limits.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { codeEditorTexts } from './code-editor.texts.ts';

const setting = settingsOf('codeEditor', codeEditorTexts);
const most = limits.longTextLength;
const types = ['JSON', 'TEXT', 'XML', 'HTML'].map((name) => ({ value: name, label: name }));

export const codeEditorDescriptor = defineDescriptor({
  key: 'codeEditor',
  kind: 'field',
  category: 'advanced',
  icon: 'CodeOutlined',
  title: 'widget.codeEditor',
  palette: { group: 'text' },
  value: 'longText',
  defaults: { inline: false, rows: 8, maxlength: most, clearable: true },
  settings: [
    setting('inline', 'switch'),
    setting('rows', 'inputIntNumber', { props: { min: 3, max: 40 }, defaultValue: 8 }),
    // Left out: as the text looks.
    setting('codeType', 'select', { options: types, props: { clearable: true } }),
    setting('maxlength', 'inputIntNumber', { props: { min: 1, max: most }, defaultValue: most }),
    setting('clearable', 'switch', { defaultValue: true }),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  texts: codeEditorTexts,
  inTable: true,
});
