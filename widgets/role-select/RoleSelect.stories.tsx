import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { roleSelectDescriptor } from './role-select.descriptor.ts';

export default { title: '字段/角色选择 roleSelect', ...fieldMeta(roleSelectDescriptor) };

const value = 'staff';

export const Empty = fieldStory(roleSelectDescriptor, {});
export const Filled = fieldStory(roleSelectDescriptor, { value });
export const Disabled = fieldStory(roleSelectDescriptor, { value, disabled: true });
export const ReadOnly = fieldStory(roleSelectDescriptor, { value, readOnly: true });
export const Invalid = fieldStory(roleSelectDescriptor, { invalid: '角色不能为空' });
export const Several = fieldStory(roleSelectDescriptor, {
  value: ['staff', 'manager'],
  node: { props: { multiple: true } },
});
