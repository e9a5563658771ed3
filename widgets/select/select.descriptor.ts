import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { selectTexts } from './select.texts.ts';

const setting = settingsOf('select', selectTexts);

export const selectDescriptor = defineDescriptor({
  key: 'select',
  kind: 'field',
  category: 'basic',
  icon: 'DownSquareOutlined',
  title: 'widget.select',
  palette: { rank: 70 },
  value: (node) => (node.props?.multiple === true ? 'choices' : 'choice'),
  defaults: { clearable: true },
  settings: [
    setting('placeholder', 'input', { edit: 'words' }),
    setting('multiple', 'switch'),
    setting('filterable', 'switch'),
    setting('clearable', 'switch', { defaultValue: true }),
    setting('allowCreate', 'switch'),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  texts: selectTexts,
  options: true,
  inTable: true,
});
