import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { menuBarTexts } from './menu-bar.texts.ts';

const setting = settingsOf('menuBar', menuBarTexts);

export const menuBarDescriptor = defineDescriptor({
  key: 'menuBar',
  kind: 'action',
  category: 'page',
  icon: 'MenuOutlined',
  title: 'widget.menuBar',
  defaults: { homePath: '/home', coming: true, direction: 'row', levels: 'all' },
  settings: [
    setting('items', 'textarea', { edit: 'data' }),
    setting('path', 'input'),
    setting('homePath', 'input', { defaultValue: '/home' }),
    setting('direction', 'select', {
      options: [
        { value: 'row', label: 'row' },
        { value: 'column', label: 'column' },
      ],
      defaultValue: 'row',
    }),
    setting('levels', 'select', {
      options: [
        { value: 'all', label: 'all' },
        { value: 'first', label: 'first' },
      ],
      defaultValue: 'all',
    }),
    setting('coming', 'switch', { defaultValue: true }),
  ],
  reaches: { items: 'links' },
  texts: menuBarTexts,
  inTable: false,
  ownLabel: true,
});
