import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { cascaderTexts } from './cascader.texts.ts';
import { takesSeveral } from './takes-several.ts';

const setting = settingsOf('cascader', cascaderTexts);

export const cascaderDescriptor = defineDescriptor({
  key: 'cascader',
  kind: 'field',
  category: 'basic',
  icon: 'ApartmentOutlined',
  title: 'widget.cascader',
  palette: { rank: 100 },
  value: (node) => (takesSeveral(node) ? 'paths' : 'path'),
  defaults: { showAllLevels: true, separator: '/', clearable: true },
  settings: [
    setting('placeholder', 'input', { edit: 'words' }),
    setting('multiple', 'switch'),
    setting('filterable', 'switch'),
    setting('showAllLevels', 'switch', { defaultValue: true }),
    setting('separator', 'input', { props: { maxlength: 5 }, defaultValue: '/' }),
    setting('clearable', 'switch', { defaultValue: true }),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  optionTree: true,
  texts: cascaderTexts,
  options: true,
  inTable: true,
});
