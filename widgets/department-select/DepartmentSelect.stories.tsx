import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { departmentSelectDescriptor } from './department-select.descriptor.ts';

export default { title: '字段/部门选择 departmentSelect', ...fieldMeta(departmentSelectDescriptor) };

const value = 'team1';

export const Empty = fieldStory(departmentSelectDescriptor, {});
export const Filled = fieldStory(departmentSelectDescriptor, { value });
export const Disabled = fieldStory(departmentSelectDescriptor, { value, disabled: true });
export const ReadOnly = fieldStory(departmentSelectDescriptor, { value, readOnly: true });
export const Invalid = fieldStory(departmentSelectDescriptor, { invalid: '所属部门不能为空' });
export const Several = fieldStory(departmentSelectDescriptor, {
  value: ['team1', 'safe'],
  node: { props: { multiple: true } },
});
