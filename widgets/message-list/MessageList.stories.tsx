import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { messageListDescriptor } from './message-list.descriptor.ts';

const story = (props: Record<string, unknown>) => actionStory(messageListDescriptor, { node: { props } });

export default { title: '页面/消息列表 messageList', ...actionMeta(messageListDescriptor) };

export const OnlyUnread = story({});
export const All = story({ onlyUnread: false });
