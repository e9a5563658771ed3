import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { relationFormDescriptor } from './relation-form.descriptor.ts';

export default { title: '字段/关联表单 relationForm', ...fieldMeta(relationFormDescriptor) };

const props = {
  modelId: 'tunnel',
  relationField: 'name',
  columnOptions: [
    { value: 'name', label: '隧道名称' },
    { value: 'length', label: '长度（米）' },
  ],
  hasPage: true,
};

export const Empty = fieldStory(relationFormDescriptor, { node: { props } });
export const Filled = fieldStory(relationFormDescriptor, { value: 't1', node: { props } });
export const Disabled = fieldStory(relationFormDescriptor, { value: 't1', disabled: true, node: { props } });
export const ReadOnly = fieldStory(relationFormDescriptor, { value: 't1', readOnly: true, node: { props } });
export const Invalid = fieldStory(relationFormDescriptor, { invalid: '隧道不能为空', node: { props } });
export const Gone = fieldStory(relationFormDescriptor, { value: 't9', node: { props } });
export const Several = fieldStory(relationFormDescriptor, {
  value: ['t1', 't2'],
  node: { props: { ...props, multiple: true } },
});
