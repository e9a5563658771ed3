import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { transferDescriptor } from './transfer.descriptor.ts';

export default { title: '字段/穿梭框 transfer', ...fieldMeta(transferDescriptor) };

const slot = {
  options: [
    { id: 'light', fullName: '照明系统' },
    { id: 'air', fullName: '通风系统' },
    { id: 'drain', fullName: '排水系统' },
    { id: 'fire', fullName: '消防系统' },
    { id: 'gas', fullName: '气体监测' },
    { id: 'old', fullName: '旧监控（停用）', disabled: true },
  ],
};

export const Empty = fieldStory(transferDescriptor, { node: { slot } });
export const Filled = fieldStory(transferDescriptor, { value: ['air', 'fire'], node: { slot } });
export const Disabled = fieldStory(transferDescriptor, { value: ['air'], disabled: true, node: { slot } });
export const ReadOnly = fieldStory(transferDescriptor, { value: ['air', 'fire'], readOnly: true, node: { slot } });
export const Invalid = fieldStory(transferDescriptor, { invalid: '巡检系统不能为空', node: { slot } });
export const Titled = fieldStory(transferDescriptor, {
  value: ['air'],
  node: { slot, props: { sourceTitle: '全部系统', targetTitle: '本次巡检', filterable: false } },
});
export const NoLongerOffered = fieldStory(transferDescriptor, { value: ['管线占压'], node: { slot } });
export const NoOptions = fieldStory(transferDescriptor, {});
