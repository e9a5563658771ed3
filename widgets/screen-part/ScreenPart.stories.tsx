import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { screenPartDescriptor } from './screen-part.descriptor.ts';

export default { title: '页面/嵌入页面 screenPart', ...actionMeta(screenPartDescriptor) };

export const Unset = actionStory(screenPartDescriptor, {});
export const OfNoPage = actionStory(screenPartDescriptor, { node: { props: { screen: 'dutyRules' } } });
