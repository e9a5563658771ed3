import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { userSheetTexts } from './user-sheet.texts.ts';

const setting = settingsOf('userSheet', userSheetTexts);

export const userSheetDescriptor = defineDescriptor({
  key: 'userSheet',
  kind: 'layout',
  category: 'page',
  icon: 'UserOutlined',
  title: 'widget.userSheet',
  holds: 'nodes',
  defaults: {},
  settings: [setting('user', 'textarea', { edit: 'data' })],
  texts: userSheetTexts,
  inTable: false,
  ownLabel: true,
});
