import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { captchaDescriptor } from './captcha.descriptor.ts';

export default { title: '字段/图片验证码 captcha', ...fieldMeta(captchaDescriptor) };

export const Empty = fieldStory(captchaDescriptor, {});
export const Disabled = fieldStory(captchaDescriptor, { disabled: true });
export const Invalid = fieldStory(captchaDescriptor, { invalid: '验证码不正确，请重新输入' });
