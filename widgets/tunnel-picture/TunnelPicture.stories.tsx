import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { tunnelPictureDescriptor } from './tunnel-picture.descriptor.ts';

const story = (props: Record<string, unknown>) => actionStory(tunnelPictureDescriptor, { node: { props } });

export default { title: '页面/管廊画面 tunnelPicture', ...actionMeta(tunnelPictureDescriptor) };

export const WithWords = story({
  name: '智慧管廊运营平台',
  slogan: '看得见的地下，\n管得住的每一米。',
  text: '入廊、巡检、运维一张图。',
});
export const NameAlone = story({ name: '智慧管廊运营平台' });
export const PictureAlone = story({});
