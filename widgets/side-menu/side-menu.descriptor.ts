import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { sideMenuTexts } from './side-menu.texts.ts';

const setting = settingsOf('sideMenu', sideMenuTexts);

export const sideMenuDescriptor = defineDescriptor({
  key: 'sideMenu',
  kind: 'action',
  category: 'page',
  icon: 'MenuOutlined',
  title: 'widget.sideMenu',
  defaults: { open: true, homePath: '/home', coming: true, part: 'all' },
  settings: [
    setting('items', 'textarea', { edit: 'data' }),
    setting('path', 'input'),
    setting('open', 'switch', { defaultValue: true }),
    setting('homePath', 'input', { defaultValue: '/home' }),
    setting('part', 'select', {
      options: [
        { value: 'all', label: 'all' },
        { value: 'branch', label: 'branch' },
      ],
      defaultValue: 'all',
    }),
    setting('coming', 'switch', { defaultValue: true }),
  ],
  reaches: { items: 'links' },
  texts: sideMenuTexts,
  inTable: false,
  ownLabel: true,
});
