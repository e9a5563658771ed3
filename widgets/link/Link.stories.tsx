import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { linkDescriptor } from './link.descriptor.ts';

export default { title: '展示/链接 link', ...actionMeta(linkDescriptor) };

export const SameWindow = actionStory(linkDescriptor, {
  node: { props: { content: '作业规程', href: 'https://example.com/rules' } },
});
export const NewWindow = actionStory(linkDescriptor, {
  node: {
    props: { content: '作业规程', href: '/help/rules', target: '_blank', textStyle: { 'text-align': 'center' } },
  },
});
export const NoAddress = actionStory(linkDescriptor, {
  node: { props: { content: '作业规程', href: 'javascript:0' } },
});
