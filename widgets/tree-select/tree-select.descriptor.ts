import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { treeSelectTexts } from './tree-select.texts.ts';

const setting = settingsOf('treeSelect', treeSelectTexts);

export const treeSelectDescriptor = defineDescriptor({
  key: 'treeSelect',
  kind: 'field',
  category: 'advanced',
  icon: 'PartitionOutlined',
  title: 'widget.treeSelect',
  palette: { rank: 110 },
  value: (node) => (node.props?.multiple === true ? 'choices' : 'choice'),
  defaults: { clearable: true },
  settings: [
    setting('placeholder', 'input', { edit: 'words' }),
    setting('multiple', 'switch'),
    setting('filterable', 'switch'),
    setting('clearable', 'switch', { defaultValue: true }),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  optionTree: true,
  texts: treeSelectTexts,
  options: true,
  inTable: true,
});
