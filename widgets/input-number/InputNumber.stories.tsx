import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { inputNumberDescriptor } from './input-number.descriptor.ts';

export default { title: '字段/数字 inputNumber', ...fieldMeta(inputNumberDescriptor) };

export const Empty = fieldStory(inputNumberDescriptor, {});
export const Filled = fieldStory(inputNumberDescriptor, { value: 0.85, node: { props: { addonAfter: 'm²' } } });
export const Disabled = fieldStory(inputNumberDescriptor, { value: 600, disabled: true });
export const ReadOnly = fieldStory(inputNumberDescriptor, {
  value: 600,
  readOnly: true,
  node: { props: { addonAfter: '元' } },
});
export const Invalid = fieldStory(inputNumberDescriptor, { value: -1, invalid: '渗漏面积应不小于 0' });
export const Amount = fieldStory(inputNumberDescriptor, {
  value: 1800,
  node: { props: { addonAfter: '元', thousands: true, isAmountChinese: true } },
});
export const Buttons = fieldStory(inputNumberDescriptor, {
  value: 3,
  node: { props: { controls: true, precision: 0 } },
});
export const ButtonsAtBothSides = fieldStory(inputNumberDescriptor, {
  value: 3,
  node: { props: { controls: true, controlsPosition: 'both', precision: 0 } },
});
