import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { groupSelectDescriptor } from './group-select.descriptor.ts';

export default { title: '字段/分组选择 groupSelect', ...fieldMeta(groupSelectDescriptor) };

const value = 'flood';

export const Empty = fieldStory(groupSelectDescriptor, {});
export const Filled = fieldStory(groupSelectDescriptor, { value });
export const Disabled = fieldStory(groupSelectDescriptor, { value, disabled: true });
export const ReadOnly = fieldStory(groupSelectDescriptor, { value, readOnly: true });
export const Invalid = fieldStory(groupSelectDescriptor, { invalid: '分组不能为空' });
export const Several = fieldStory(groupSelectDescriptor, {
  value: ['flood'],
  node: { props: { multiple: true } },
});
