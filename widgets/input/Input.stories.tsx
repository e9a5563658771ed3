import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { inputDescriptor } from './input.descriptor.ts';

export default { title: '字段/单行输入 input', ...fieldMeta(inputDescriptor) };

export const Empty = fieldStory(inputDescriptor, {});
export const Filled = fieldStory(inputDescriptor, { value: 'K2+240' });
export const Disabled = fieldStory(inputDescriptor, { value: 'K2+240', disabled: true });
export const ReadOnly = fieldStory(inputDescriptor, { value: 'K2+240', readOnly: true });
export const Invalid = fieldStory(inputDescriptor, {
  value: 'K2 240',
  invalid: '应为 K 加公里加米，例如 K1+200',
});
export const Counted = fieldStory(inputDescriptor, {
  value: '渗漏水',
  node: { props: { maxlength: 20, showCount: true } },
});
export const Password = fieldStory(inputDescriptor, { value: 'Tunnel2026', node: { props: { showPassword: true } } });
export const Decorated = fieldStory(inputDescriptor, {
  value: '57890123',
  node: { props: { prefixIcon: 'phone', addonBefore: '021', addonAfter: '分机' } },
});
export const Masked = fieldStory(inputDescriptor, {
  value: '13800138000',
  readOnly: true,
  node: { props: { useMask: true, maskPrefix: 3, maskSuffix: 4 } },
});
