import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { userSelectDescriptor } from './user-select.descriptor.ts';

export default { title: '字段/用户选择 userSelect', ...fieldMeta(userSelectDescriptor) };

const value = 'zhou';

export const Empty = fieldStory(userSelectDescriptor, {});
export const Filled = fieldStory(userSelectDescriptor, { value });
export const Disabled = fieldStory(userSelectDescriptor, { value, disabled: true });
export const ReadOnly = fieldStory(userSelectDescriptor, { value, readOnly: true });
export const Invalid = fieldStory(userSelectDescriptor, { invalid: '负责人不能为空' });
export const Several = fieldStory(userSelectDescriptor, {
  value: ['zhou', 'li', 'old', 'gone'],
  node: { props: { multiple: true } },
});
