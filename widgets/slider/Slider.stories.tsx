import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { sliderDescriptor } from './slider.descriptor.ts';

export default { title: '字段/滑块 slider', ...fieldMeta(sliderDescriptor) };

export const Empty = fieldStory(sliderDescriptor, {});
export const Filled = fieldStory(sliderDescriptor, { value: 40 });
export const Disabled = fieldStory(sliderDescriptor, { value: 40, disabled: true });
export const ReadOnly = fieldStory(sliderDescriptor, { value: 40, readOnly: true });
export const Invalid = fieldStory(sliderDescriptor, { invalid: '完成进度不能为空' });
export const Stops = fieldStory(sliderDescriptor, { value: 6, node: { props: { max: 10, step: 2, showStops: true } } });
export const Decimals = fieldStory(sliderDescriptor, { value: 0.3, node: { props: { max: 1, step: 0.1 } } });
export const FromTo = fieldStory(sliderDescriptor, { value: [20, 60], node: { props: { range: true } } });
