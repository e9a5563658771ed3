import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { numberRangeDescriptor } from './number-range.descriptor.ts';

export default { title: '字段/数字范围 numberRange', ...fieldMeta(numberRangeDescriptor) };

export const Empty = fieldStory(numberRangeDescriptor, {});
export const Filled = fieldStory(numberRangeDescriptor, { value: [12.5, 30] });
export const OneEnd = fieldStory(numberRangeDescriptor, { value: [null, 30] });
export const Limits = fieldStory(numberRangeDescriptor, {
  value: [1200, 25000.5],
  node: { props: { min: 0, max: 100_000, step: 100, thousands: true, addonAfter: '元' } },
});
export const Disabled = fieldStory(numberRangeDescriptor, { value: [1, 2], disabled: true });
export const ReadOnly = fieldStory(numberRangeDescriptor, { value: [1, 2], readOnly: true });
export const Invalid = fieldStory(numberRangeDescriptor, { value: [3, 2], invalid: '最大值不能小于最小值' });
