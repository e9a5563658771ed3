import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { autoCompleteDescriptor } from './auto-complete.descriptor.ts';

export default { title: '字段/自动完成 autoComplete', ...fieldMeta(autoCompleteDescriptor) };

const value = '顶板渗漏水';

export const Empty = fieldStory(autoCompleteDescriptor, { node: { props: { placeholder: '输入或选择' } } });
export const Filled = fieldStory(autoCompleteDescriptor, { value });
export const Disabled = fieldStory(autoCompleteDescriptor, { value, disabled: true });
export const ReadOnly = fieldStory(autoCompleteDescriptor, { value, readOnly: true });
export const Invalid = fieldStory(autoCompleteDescriptor, { invalid: '材料名称不能为空' });
export const Affixes = fieldStory(autoCompleteDescriptor, {
  value: '12',
  node: { props: { addonBefore: 'DN', addonAfter: 'mm' } },
});
