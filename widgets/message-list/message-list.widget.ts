import { defineWidget } from '../../engine/contract/widget.ts';
import { MessageList } from './MessageList.tsx';
import { messageListDescriptor } from './message-list.descriptor.ts';

export const widget = defineWidget(messageListDescriptor, MessageList);
