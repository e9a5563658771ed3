import { askedSource } from '../../engine/schema/fields/asked-rows.ts';
import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { readPickedRow } from '../../engine/schema/fields/row-source.ts';
import { listSetting } from '../shared/list-setting.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { autoCompleteTexts } from './auto-complete.texts.ts';

const setting = settingsOf('autoComplete', autoCompleteTexts);

export const autoCompleteDescriptor = defineDescriptor({
  key: 'autoComplete',
  kind: 'field',
  category: 'advanced',
  icon: 'FileSearchOutlined',
  title: 'widget.autoComplete',
  palette: { group: 'text' },
  value: 'text',
  // Source: control types 3, autoComplete; 200 characters: library specification 5 and 9.
  defaults: { total: 10, relationField: 'fullName', maxlength: 200, clearable: true },
  reaches: { interfaceId: 'interface' },
  asksRows: ({ props = {} }) => {
    const source = readPickedRow(props);
    return source ? [{ ...askedSource(source), names: [source.label], columns: [source.label] }] : [];
  },
  settings: [
    setting('placeholder', 'input', { edit: 'words' }),
    setting('interfaceId', 'input'),
    setting('relationField', 'input', { props: { maxlength: 100 }, defaultValue: 'fullName' }),
    listSetting('autoComplete', 'templateJson', autoCompleteTexts, ['field', 'relationField', 'defaultValue']),
    setting('total', 'inputIntNumber', { props: { min: 1, max: 50 }, defaultValue: 10 }),
    setting('maxlength', 'inputIntNumber', { props: { min: 1, max: 100_000 }, defaultValue: 200 }),
    setting('addonBefore', 'input', { edit: 'words', props: { maxlength: 20 } }),
    setting('addonAfter', 'input', { edit: 'words', props: { maxlength: 20 } }),
    setting('clearable', 'switch', { defaultValue: true }),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  texts: autoCompleteTexts,
  inTable: true,
});
