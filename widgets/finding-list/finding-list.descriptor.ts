import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { findingListTexts } from './finding-list.texts.ts';

const setting = settingsOf('findingList', findingListTexts);

export const findingListDescriptor = defineDescriptor({
  key: 'findingList',
  kind: 'action',
  category: 'page',
  icon: 'AuditOutlined',
  title: 'widget.findingList',
  defaults: {},
  settings: [
    setting('items', 'textarea', { edit: 'data' }),
    setting('okText', 'input', { edit: 'words', props: { maxlength: 100 } }),
    setting('foldNotes', 'switch', { defaultValue: false }),
  ],
  texts: findingListTexts,
  inTable: false,
  ownLabel: true,
});
