import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { numberRangeDescriptor } from './number-range.descriptor.ts';

export default { title: '字段/数字范围 numberRange', ...fieldMeta(numberRangeDescriptor) };

export const Empty = fieldStory(numberRangeDescriptor, {});
export const Filled = fieldStory(numberRangeDescriptor, { value: [12.5, 30] });
export const OneEnd = fieldStory(numberRangeDescriptor, { value: [null, 30] });
export const Disabled = fieldStory(numberRangeDescriptor, { value: [1, 2], disabled: true });
export const ReadOnly = fieldStory(numberRangeDescriptor, { value: [1, 2], readOnly: true });
export const Invalid = fieldStory(numberRangeDescriptor, { value: [3, 2], invalid: '起始值应不大于结束值' });
