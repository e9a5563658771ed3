import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { popupSelectDescriptor } from './popup-select.descriptor.ts';

export default { title: '字段/弹窗选择 popupSelect', ...fieldMeta(popupSelectDescriptor) };

const props = {
  interfaceId: 'material',
  columnOptions: [
    { value: 'fullName', label: '材料名称' },
    { value: 'spec', label: '规格型号' },
    { value: 'unit', label: '单位' },
  ],
  hasPage: true,
};

export const Empty = fieldStory(popupSelectDescriptor, { node: { props } });
export const Filled = fieldStory(popupSelectDescriptor, { value: 'M001', node: { props } });
export const Disabled = fieldStory(popupSelectDescriptor, { value: 'M001', disabled: true, node: { props } });
export const ReadOnly = fieldStory(popupSelectDescriptor, { value: 'M001', readOnly: true, node: { props } });
export const Invalid = fieldStory(popupSelectDescriptor, { invalid: '材料不能为空', node: { props } });
export const Several = fieldStory(popupSelectDescriptor, {
  value: ['M001', 'M002'],
  node: { props: { ...props, multiple: true } },
});
