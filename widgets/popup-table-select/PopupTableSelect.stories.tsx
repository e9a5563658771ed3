import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { popupTableSelectDescriptor } from './popup-table-select.descriptor.ts';

export default { title: '字段/下拉表格 popupTableSelect', ...fieldMeta(popupTableSelectDescriptor) };

const props = {
  interfaceId: 'material',
  columnOptions: [
    { value: 'fullName', label: '材料名称' },
    { value: 'spec', label: '规格型号' },
    { value: 'unit', label: '单位' },
  ],
  hasPage: true,
};

export const Empty = fieldStory(popupTableSelectDescriptor, { node: { props } });
export const Filled = fieldStory(popupTableSelectDescriptor, { value: 'M001', node: { props } });
export const Disabled = fieldStory(popupTableSelectDescriptor, { value: 'M001', disabled: true, node: { props } });
export const ReadOnly = fieldStory(popupTableSelectDescriptor, { value: 'M001', readOnly: true, node: { props } });
export const Invalid = fieldStory(popupTableSelectDescriptor, { invalid: '材料不能为空', node: { props } });
export const Several = fieldStory(popupTableSelectDescriptor, {
  value: ['M001', 'M002'],
  node: { props: { ...props, multiple: true } },
});
