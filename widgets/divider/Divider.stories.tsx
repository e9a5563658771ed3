import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { dividerDescriptor } from './divider.descriptor.ts';

export default { title: '展示/分割线 divider', ...actionMeta(dividerDescriptor) };

export const Plain = actionStory(dividerDescriptor, { node: {} });
export const WithWords = actionStory(dividerDescriptor, {
  node: { props: { content: '以下由班组长填写', contentPosition: 'left' } },
});
