import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { areaSelectDescriptor } from './area-select.descriptor.ts';

export default { title: '字段/省市区 areaSelect', ...fieldMeta(areaSelectDescriptor) };

const value = ['33', '3301', '330102'];

export const Empty = fieldStory(areaSelectDescriptor, {});
export const Filled = fieldStory(areaSelectDescriptor, { value });
export const Disabled = fieldStory(areaSelectDescriptor, { value, disabled: true });
export const ReadOnly = fieldStory(areaSelectDescriptor, { value, readOnly: true });
export const Invalid = fieldStory(areaSelectDescriptor, { invalid: '所在区域不能为空' });
export const Several = fieldStory(areaSelectDescriptor, {
  value: [value, ['11', '110101']],
  node: { props: { multiple: true, filterable: true } },
});
