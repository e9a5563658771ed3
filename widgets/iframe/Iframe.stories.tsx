import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { iframeDescriptor } from './iframe.descriptor.ts';

export default { title: '展示/嵌入网页 iframe', ...actionMeta(iframeDescriptor) };

const empty = 'data:text/html,';
export const NoAddress = actionStory(iframeDescriptor, { node: { props: { href: '' } } });
export const NotAllowed = actionStory(iframeDescriptor, { node: { props: { href: empty } } });
