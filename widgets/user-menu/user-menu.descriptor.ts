import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { listSetting } from '../shared/list-setting.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { userMenuTexts } from './user-menu.texts.ts';

const setting = settingsOf('userMenu', userMenuTexts);

export const userMenuDescriptor = defineDescriptor({
  key: 'userMenu',
  kind: 'action',
  category: 'page',
  icon: 'UserOutlined',
  title: 'widget.userMenu',
  defaults: { items: [] },
  settings: [
    setting('user', 'textarea', { edit: 'data' }),
    listSetting('userMenu', 'items', userMenuTexts, ['label', 'icon', 'event']),
  ],
  texts: userMenuTexts,
  inTable: false,
  ownLabel: true,
});
