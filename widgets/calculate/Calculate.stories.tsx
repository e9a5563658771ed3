import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { calculateDescriptor } from './calculate.descriptor.ts';

const expression = ['materials-amount', '+', 'labour'];

export default { title: '字段/计算公式 calculate', ...fieldMeta(calculateDescriptor) };

export const Empty = fieldStory(calculateDescriptor, {});
export const Filled = fieldStory(calculateDescriptor, { value: 1800, node: { props: { expression } } });
export const InChinese = fieldStory(calculateDescriptor, {
  value: 1800,
  node: { props: { expression, thousands: true, isAmountChinese: true } },
});
export const TooLarge = fieldStory(calculateDescriptor, {
  value: '1234567890123.45',
  node: { props: { expression, thousands: true, isAmountChinese: true } },
});
export const Disabled = fieldStory(calculateDescriptor, {
  value: 1800,
  disabled: true,
  node: { props: { expression } },
});
export const ReadOnly = fieldStory(calculateDescriptor, {
  value: 1800,
  readOnly: true,
  node: { props: { expression } },
});
