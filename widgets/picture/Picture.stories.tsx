import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { pictureDescriptor } from './picture.descriptor.ts';

const url = '/api/file/Download/annexpic/p1';
const on = {
  choose: [{ action: 'toast' as const, text: '已保存' }],
  remove: [{ action: 'toast' as const, text: '已移除' }],
};
const nodeOf = (props: Record<string, unknown>) => ({ config: { label: '头像' }, props, on });

export default { title: '页面/图片 picture', ...actionMeta(pictureDescriptor) };

export const Empty = actionStory(pictureDescriptor, { node: nodeOf({ look: 'round' }) });
export const Round = actionStory(pictureDescriptor, { node: nodeOf({ url, look: 'round', tip: '不超过 2 MB' }) });
export const Wide = actionStory(pictureDescriptor, { node: nodeOf({ url, look: 'wide', tip: '不超过 2 MB' }) });
export const OnlyShown = actionStory(pictureDescriptor, { node: { config: { label: '头像' }, props: { url } } });
