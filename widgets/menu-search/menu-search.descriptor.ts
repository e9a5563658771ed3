import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { menuSearchTexts } from './menu-search.texts.ts';

const setting = settingsOf('menuSearch', menuSearchTexts);

export const menuSearchDescriptor = defineDescriptor({
  key: 'menuSearch',
  kind: 'action',
  category: 'page',
  icon: 'SearchOutlined',
  title: 'widget.menuSearch',
  defaults: {},
  settings: [setting('items', 'textarea', { edit: 'data' }), setting('placeholder', 'input', { edit: 'words' })],
  reaches: { items: 'links' },
  texts: menuSearchTexts,
  inTable: false,
  ownLabel: true,
});
