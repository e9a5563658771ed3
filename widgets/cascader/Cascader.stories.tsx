import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { cascaderDescriptor } from './cascader.descriptor.ts';

export default { title: '字段/级联选择 cascader', ...fieldMeta(cascaderDescriptor) };

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
const value = ['yq', 'power'];

export const Empty = fieldStory(cascaderDescriptor, { node: { slot } });
export const Filled = fieldStory(cascaderDescriptor, { value, node: { slot } });
export const Disabled = fieldStory(cascaderDescriptor, { value, disabled: true, node: { slot } });
export const ReadOnly = fieldStory(cascaderDescriptor, { value, readOnly: true, node: { slot } });
export const Invalid = fieldStory(cascaderDescriptor, { invalid: '管廊舱室不能为空', node: { slot } });
export const Searchable = fieldStory(cascaderDescriptor, { node: { slot, props: { filterable: true } } });
export const LastLevel = fieldStory(cascaderDescriptor, { value, node: { slot, props: { showAllLevels: false } } });
export const Several = fieldStory(cascaderDescriptor, {
  value: [value, ['bh', 'gas']],
  node: { slot, props: { multiple: true, separator: '>' } },
});
