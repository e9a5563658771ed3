import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { checkboxDescriptor } from './checkbox.descriptor.ts';

export default { title: '字段/多选框组 checkbox', ...fieldMeta(checkboxDescriptor) };

const slot = {
  options: [
    { id: '1', fullName: '照明' },
    { id: '2', fullName: '通风' },
    { id: '3', fullName: '排水' },
  ],
};

export const Empty = fieldStory(checkboxDescriptor, { node: { slot } });
export const Filled = fieldStory(checkboxDescriptor, { value: ['1', '3'], node: { slot } });
export const Disabled = fieldStory(checkboxDescriptor, { value: ['1', '3'], disabled: true, node: { slot } });
export const ReadOnly = fieldStory(checkboxDescriptor, { value: ['1', '3'], readOnly: true, node: { slot } });
export const Invalid = fieldStory(checkboxDescriptor, { invalid: '巡检项目不能为空', node: { slot } });
export const Vertical = fieldStory(checkboxDescriptor, {
  value: ['1', '3'],
  node: { slot, props: { direction: 'vertical' } },
});
export const Framed = fieldStory(checkboxDescriptor, { value: ['1', '3'], node: { slot, props: { border: true } } });
export const Buttons = fieldStory(checkboxDescriptor, {
  value: ['1', '3'],
  node: { slot, props: { optionType: 'button' } },
});
export const NoOptions = fieldStory(checkboxDescriptor, {});
