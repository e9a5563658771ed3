import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { qrSignInDescriptor } from './qr-sign-in.descriptor.ts';

export default { title: '页面/扫码登录 qrSignIn', ...actionMeta(qrSignInDescriptor) };

export const Shown = actionStory(qrSignInDescriptor, {});
