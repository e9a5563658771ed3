import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { inputIntNumberDescriptor } from './input-int-number.descriptor.ts';

export default { title: '字段/整数 inputIntNumber', ...fieldMeta(inputIntNumberDescriptor) };

export const Empty = fieldStory(inputIntNumberDescriptor, {});
export const Filled = fieldStory(inputIntNumberDescriptor, { value: 24, node: { props: { addonAfter: '袋' } } });
export const Disabled = fieldStory(inputIntNumberDescriptor, { value: 24, disabled: true });
export const ReadOnly = fieldStory(inputIntNumberDescriptor, { value: 24, readOnly: true });
export const Invalid = fieldStory(inputIntNumberDescriptor, { value: 1.5, invalid: '数量应为整数，例如 12' });
export const Buttons = fieldStory(inputIntNumberDescriptor, { value: 24, node: { props: { controls: true } } });
