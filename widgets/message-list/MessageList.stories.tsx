import { type ComponentType, type ReactNode, useMemo } from 'react';
import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { requestsBy } from '../../engine/contract/requests.ts';
import { ServicesContext, useServices } from '../../engine/contract/services.ts';
import { messageListDescriptor } from './message-list.descriptor.ts';

const story = (props: Record<string, unknown>) => actionStory(messageListDescriptor, { node: { props } });
const nobodyWrote = { list: [], pagination: { currentPage: 1, pageSize: 20, total: 0 } };

/** Over a server that has no message. */
function Empty({ children }: { readonly children: ReactNode }) {
  const around = useServices();
  const services = useMemo(() => ({ ...around, ...requestsBy(async () => nobodyWrote) }), [around]);
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

export default {
  title: '页面/消息列表 messageList',
  ...actionMeta(messageListDescriptor),
  decorators: [
    (Story: ComponentType) => (
      <Empty>
        <Story />
      </Empty>
    ),
  ],
};

export const OnlyUnread = story({});
export const All = story({ onlyUnread: false });
