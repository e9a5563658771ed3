import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { sendCodeDescriptor } from './send-code.descriptor.ts';

export default { title: '字段/短信验证码 sendCode', ...fieldMeta(sendCodeDescriptor) };

export const Empty = fieldStory(sendCodeDescriptor, {});
export const Filled = fieldStory(sendCodeDescriptor, { value: '483920' });
export const Disabled = fieldStory(sendCodeDescriptor, { disabled: true });
export const Invalid = fieldStory(sendCodeDescriptor, { invalid: '验证码不正确或已失效' });
