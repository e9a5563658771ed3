import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { imgDescriptor } from './img.descriptor.ts';

export default { title: '展示/图片展示 img', ...fieldMeta(imgDescriptor) };

const entry = (name: string) => ({ fileId: name, name, url: `/api/file/Download/annexpic/${name}` });

export const Several = fieldStory(imgDescriptor, { value: [entry('入口.png'), entry('支架.png')] });
export const Wide = fieldStory(imgDescriptor, {
  value: [entry('断面.png')],
  node: { props: { width: 320, fit: 'cover' } },
});
export const NotThere = fieldStory(imgDescriptor, { value: [entry('没有.png')] });
export const Empty = fieldStory(imgDescriptor, { value: [] });
