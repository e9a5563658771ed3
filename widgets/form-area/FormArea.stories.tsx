import { layoutMeta, layoutStory } from '../../.storybook/story.tsx';
import { formAreaDescriptor } from './form-area.descriptor.ts';

const children = [
  { id: 'a', vModel: 'account', config: { aditKey: 'input', label: '账号', required: true } },
  { id: 'p', vModel: 'password', config: { aditKey: 'input', label: '密码' }, props: { showPassword: true } },
];
const story = (props: Record<string, unknown>) =>
  layoutStory(formAreaDescriptor, { node: { config: { aditKey: 'formArea', label: '账号登录', children }, props } });

export default { title: '页面/填写区 formArea', ...layoutMeta(formAreaDescriptor) };

export const SignIn = story({ submitText: '登录' });
export const Plain = story({});
