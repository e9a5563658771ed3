import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { selectDescriptor } from './select.descriptor.ts';

export default { title: '字段/下拉选择 select', ...fieldMeta(selectDescriptor) };

const slot = {
  options: [
    { id: 'leak', fullName: '渗漏水' },
    { id: 'crack', fullName: '裂缝' },
    { id: 'rust', fullName: '锈蚀' },
    { id: 'other', fullName: '其他', disabled: true },
  ],
};

export const Empty = fieldStory(selectDescriptor, { node: { slot } });
export const Filled = fieldStory(selectDescriptor, { value: 'leak', node: { slot } });
export const Disabled = fieldStory(selectDescriptor, { value: 'leak', disabled: true, node: { slot } });
export const ReadOnly = fieldStory(selectDescriptor, { value: 'leak', readOnly: true, node: { slot } });
export const Invalid = fieldStory(selectDescriptor, { invalid: '缺陷类型不能为空', node: { slot } });
export const Searchable = fieldStory(selectDescriptor, { node: { slot, props: { filterable: true } } });
export const Several = fieldStory(selectDescriptor, {
  value: ['leak', 'crack'],
  node: { slot, props: { multiple: true, filterable: true } },
});
export const SeveralReadOnly = fieldStory(selectDescriptor, {
  value: ['leak', 'crack'],
  readOnly: true,
  node: { slot, props: { multiple: true } },
});
export const NoLongerOffered = fieldStory(selectDescriptor, { value: '管线占压', node: { slot } });
export const TenThousand = fieldStory(selectDescriptor, {
  node: {
    props: { filterable: true },
    slot: { options: Array.from({ length: 10_000 }, (_, index) => ({ id: index, fullName: `管段 ${index}` })) },
  },
});
