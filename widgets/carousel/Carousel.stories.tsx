import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { carouselDescriptor } from './carousel.descriptor.ts';

export default { title: '展示/图片轮播 carousel', ...fieldMeta(carouselDescriptor) };

const entry = (name: string) => ({ fileId: name, name, url: `/api/file/Download/annexpic/${name}` });
const still = { props: { autoplay: false } };

export const Two = fieldStory(carouselDescriptor, { value: [entry('一.png'), entry('二.png')], node: still });
export const Cards = fieldStory(carouselDescriptor, {
  value: ['一.png', '二.png', '三.png', '四.png'].map(entry),
  node: still,
});
export const One = fieldStory(carouselDescriptor, { value: [entry('一.png')] });
export const Empty = fieldStory(carouselDescriptor, { value: [] });
