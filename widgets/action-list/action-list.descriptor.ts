import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { listSetting } from '../shared/list-setting.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { actionListTexts } from './action-list.texts.ts';

const setting = settingsOf('actionList', actionListTexts);

export const actionListDescriptor = defineDescriptor({
  key: 'actionList',
  kind: 'action',
  category: 'page',
  icon: 'UnorderedListOutlined',
  title: 'widget.actionList',
  defaults: { items: [], columns: 1 },
  settings: [
    listSetting('actionList', 'items', actionListTexts, ['label', 'icon', 'event']),
    setting('columns', 'inputIntNumber', { props: { min: 1, max: 4 }, defaultValue: 1 }),
  ],
  texts: actionListTexts,
  inTable: false,
  ownLabel: true,
});
