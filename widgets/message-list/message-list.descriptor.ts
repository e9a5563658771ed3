import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { limits } from '../../engine/schema/limits.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { messageListTexts } from './message-list.texts.ts';

const setting = settingsOf('messageList', messageListTexts);

export const messageListDescriptor = defineDescriptor({
  key: 'messageList',
  kind: 'action',
  category: 'page',
  icon: 'MessageOutlined',
  title: 'widget.messageList',
  palette: { rank: 390 },
  // Only unread ones at first: shell specification 2.4.
  defaults: { onlyUnread: true },
  settings: [
    setting('onlyUnread', 'switch', { defaultValue: true }),
    setting('type', 'inputIntNumber', { props: { min: 0, max: 2 } }),
    setting('most', 'inputIntNumber', { props: { min: 0, max: limits.messagePageSize } }),
    setting('emptyText', 'input', { edit: 'words', props: { maxlength: 100 } }),
    setting('unread', 'input'),
  ],
  texts: messageListTexts,
  inTable: false,
  ownLabel: true,
});
