import { defineWidget } from '../../engine/contract/widget.ts';
import { Captcha } from './Captcha.tsx';
import { captchaDescriptor } from './captcha.descriptor.ts';

export const widget = defineWidget(captchaDescriptor, Captcha);
