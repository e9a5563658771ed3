import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { rateDescriptor } from './rate.descriptor.ts';

export default { title: '字段/评分 rate', ...fieldMeta(rateDescriptor) };

export const Empty = fieldStory(rateDescriptor, {});
export const Filled = fieldStory(rateDescriptor, { value: 3 });
export const Disabled = fieldStory(rateDescriptor, { value: 3, disabled: true });
export const ReadOnly = fieldStory(rateDescriptor, { value: 3, readOnly: true });
export const Invalid = fieldStory(rateDescriptor, { invalid: '处置评分不能为空' });
export const Halves = fieldStory(rateDescriptor, { value: 3.5, node: { props: { allowHalf: true, showScore: true } } });
export const WithWords = fieldStory(rateDescriptor, { value: 4, node: { props: { showText: true } } });
export const TenStars = fieldStory(rateDescriptor, { value: 7, node: { props: { count: 10 } } });
