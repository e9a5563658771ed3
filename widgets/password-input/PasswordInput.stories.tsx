import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { passwordInputDescriptor } from './password-input.descriptor.ts';

export default { title: '字段/密码 passwordInput', ...fieldMeta(passwordInputDescriptor) };

export const Empty = fieldStory(passwordInputDescriptor, {});
export const Weak = fieldStory(passwordInputDescriptor, { value: 'abc' });
export const Fair = fieldStory(passwordInputDescriptor, { value: 'tunnel2026' });
export const Strong = fieldStory(passwordInputDescriptor, { value: 'Gallery#K2+240 rain' });
export const Disabled = fieldStory(passwordInputDescriptor, { value: 'tunnel2026', disabled: true });
export const Invalid = fieldStory(passwordInputDescriptor, { value: 'abc', invalid: '密码至少 8 个字符' });
export const Plain = fieldStory(passwordInputDescriptor, { value: 'abc', node: { props: { checkStrength: false } } });
