import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { timeRangeDescriptor } from './time-range.descriptor.ts';

export default { title: '字段/时间范围 timeRange', ...fieldMeta(timeRangeDescriptor) };

const shift = ['08:00:00', '17:30:00'];

export const Empty = fieldStory(timeRangeDescriptor, {});
export const Filled = fieldStory(timeRangeDescriptor, { value: shift });
export const Disabled = fieldStory(timeRangeDescriptor, { value: shift, disabled: true });
export const ReadOnly = fieldStory(timeRangeDescriptor, { value: shift, readOnly: true });
export const Invalid = fieldStory(timeRangeDescriptor, {
  value: ['17:30:00', '08:00:00'],
  invalid: '结束时间不能早于开始时间',
});
export const Night = fieldStory(timeRangeDescriptor, {
  value: ['22:00:00', '06:00:00'],
  node: { props: { format: 'HH:mm', crossMidnight: true } },
});
