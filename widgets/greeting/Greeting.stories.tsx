import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { greetingDescriptor } from './greeting.descriptor.ts';

const story = (props: Record<string, unknown>) => actionStory(greetingDescriptor, { node: { props } });

export default { title: '页面/问候 greeting', ...actionMeta(greetingDescriptor) };

export const WithShift = story({
  name: '李志强',
  shifts: [
    { label: '早班', from: '08:00', to: '20:00' },
    { label: '夜班', from: '20:00', to: '08:00' },
  ],
  line: '管廊运维中心　值班长',
});
export const NameAlone = story({ name: '李志强' });
export const Nobody = story({});
