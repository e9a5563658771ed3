import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { passwordDescriptor } from './password.descriptor.ts';

export default { title: '字段/密码 password', ...fieldMeta(passwordDescriptor) };

export const Empty = fieldStory(passwordDescriptor, {});
export const Weak = fieldStory(passwordDescriptor, { value: 'abc' });
export const Fair = fieldStory(passwordDescriptor, { value: 'tunnel2026' });
export const Strong = fieldStory(passwordDescriptor, { value: 'Gallery#K2+240 rain' });
export const Disabled = fieldStory(passwordDescriptor, { value: 'tunnel2026', disabled: true });
export const Invalid = fieldStory(passwordDescriptor, { value: 'abc', invalid: '密码至少 8 个字符' });
export const Plain = fieldStory(passwordDescriptor, { value: 'abc', node: { props: { checkStrength: false } } });
