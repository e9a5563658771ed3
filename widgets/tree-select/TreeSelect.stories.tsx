import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { treeSelectDescriptor } from './tree-select.descriptor.ts';

export default { title: '字段/下拉树形 treeSelect', ...fieldMeta(treeSelectDescriptor) };

const slot = {
  options: [
    {
      id: 'yq',
      fullName: '云栖路',
      children: [
        { id: 'power', fullName: '电力舱' },
        { id: 'water', fullName: '水信舱' },
      ],
    },
    { id: 'bh', fullName: '滨河路', children: [{ id: 'gas', fullName: '燃气舱' }] },
  ],
};
const value = 'power';

export const Empty = fieldStory(treeSelectDescriptor, { node: { slot } });
export const Filled = fieldStory(treeSelectDescriptor, { value, node: { slot } });
export const Disabled = fieldStory(treeSelectDescriptor, { value, disabled: true, node: { slot } });
export const ReadOnly = fieldStory(treeSelectDescriptor, { value, readOnly: true, node: { slot } });
export const Invalid = fieldStory(treeSelectDescriptor, { invalid: '所属管廊不能为空', node: { slot } });
export const Searchable = fieldStory(treeSelectDescriptor, { node: { slot, props: { filterable: true } } });
export const Several = fieldStory(treeSelectDescriptor, {
  value: [value, 'gas'],
  node: { slot, props: { multiple: true } },
});
