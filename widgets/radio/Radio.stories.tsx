import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { radioDescriptor } from './radio.descriptor.ts';

export default { title: '字段/单选框组 radio', ...fieldMeta(radioDescriptor) };

const slot = {
  options: [
    { id: '1', fullName: '一般' },
    { id: '2', fullName: '较重' },
    { id: '3', fullName: '严重' },
  ],
};

export const Empty = fieldStory(radioDescriptor, { node: { slot } });
export const Filled = fieldStory(radioDescriptor, { value: '2', node: { slot } });
export const Disabled = fieldStory(radioDescriptor, { value: '2', disabled: true, node: { slot } });
export const ReadOnly = fieldStory(radioDescriptor, { value: '2', readOnly: true, node: { slot } });
export const Invalid = fieldStory(radioDescriptor, { invalid: '缺陷等级不能为空', node: { slot } });
export const Vertical = fieldStory(radioDescriptor, { value: '2', node: { slot, props: { direction: 'vertical' } } });
export const Framed = fieldStory(radioDescriptor, { value: '2', node: { slot, props: { border: true } } });
export const Buttons = fieldStory(radioDescriptor, { value: '2', node: { slot, props: { optionType: 'button' } } });
export const OutlinedButtons = fieldStory(radioDescriptor, {
  value: '2',
  node: { slot, props: { optionType: 'button', buttonStyle: 'outline', size: 'small' } },
});
export const NoOptions = fieldStory(radioDescriptor, {});
