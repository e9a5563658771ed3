import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { memberSelectDescriptor } from './member-select.descriptor.ts';

export default { title: '字段/成员选择 memberSelect', ...fieldMeta(memberSelectDescriptor) };

const value = 'zhou--user';

export const Empty = fieldStory(memberSelectDescriptor, {});
export const Filled = fieldStory(memberSelectDescriptor, { value });
export const Disabled = fieldStory(memberSelectDescriptor, { value, disabled: true });
export const ReadOnly = fieldStory(memberSelectDescriptor, { value, readOnly: true });
export const Invalid = fieldStory(memberSelectDescriptor, { invalid: '通知对象不能为空' });
export const Several = fieldStory(memberSelectDescriptor, {
  value: ['zhou--user', 'team1--department', 'staff--role'],
  node: { props: { multiple: true } },
});
