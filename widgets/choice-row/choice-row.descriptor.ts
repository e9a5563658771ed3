import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { listSetting } from '../shared/list-setting.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { choiceRowTexts } from './choice-row.texts.ts';

const setting = settingsOf('choiceRow', choiceRowTexts);

export const choiceRowDescriptor = defineDescriptor({
  key: 'choiceRow',
  kind: 'action',
  category: 'page',
  icon: 'ControlOutlined',
  title: 'widget.choiceRow',
  palette: { rank: 370 },
  defaults: { options: [], look: 'bar' },
  settings: [
    listSetting('choiceRow', 'options', choiceRowTexts, ['value', 'label', 'icon', 'swatch', 'drawing']),
    setting('value', 'input'),
    setting('look', 'select', {
      options: [
        { value: 'bar', label: 'bar' },
        { value: 'wide', label: 'wide' },
        { value: 'swatches', label: 'swatches' },
        { value: 'drawings', label: 'drawings' },
        { value: 'switch', label: 'switch' },
      ],
      defaultValue: 'bar',
    }),
  ],
  texts: choiceRowTexts,
  inTable: false,
  ownLabel: true,
});
