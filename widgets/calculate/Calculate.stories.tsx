import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { calculateDescriptor } from './calculate.descriptor.ts';

const expression = ['24', '*', '50', '+', '600'];

export default { title: '字段/计算公式 calculate', ...fieldMeta(calculateDescriptor) };

export const Empty = fieldStory(calculateDescriptor, {});
export const Filled = fieldStory(calculateDescriptor, { node: { props: { expression } } });
export const InChinese = fieldStory(calculateDescriptor, {
  node: { props: { expression, thousands: true, isAmountChinese: true } },
});
export const TooLarge = fieldStory(calculateDescriptor, {
  node: { props: { expression: ['1234567890123.45'], thousands: true, isAmountChinese: true } },
});
export const Disabled = fieldStory(calculateDescriptor, {
  disabled: true,
  node: { props: { expression } },
});
export const ReadOnly = fieldStory(calculateDescriptor, {
  readOnly: true,
  node: { props: { expression } },
});
