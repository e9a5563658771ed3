import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { iconSelectTexts } from './icon-select.texts.ts';

const setting = settingsOf('iconSelect', iconSelectTexts);

export const iconSelectDescriptor = defineDescriptor({
  key: 'iconSelect',
  kind: 'field',
  category: 'advanced',
  icon: 'SmileOutlined',
  title: 'widget.iconSelect',
  value: 'text',
  defaults: {},
  settings: [setting('disabled', 'switch'), setting('readonly', 'switch')],
  texts: iconSelectTexts,
  inTable: false,
  inSearch: false,
});
