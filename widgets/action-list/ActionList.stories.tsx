import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { actionListDescriptor } from './action-list.descriptor.ts';

const items = [
  { label: '个人资料', icon: 'UserOutlined', event: 'profile' },
  { label: '锁定屏幕', icon: 'LockOutlined', event: 'lock' },
  { label: '退出登录', icon: 'LogoutOutlined', event: 'signOut' },
];
const story = (props: Record<string, unknown>) => actionStory(actionListDescriptor, { node: { props } });

export default { title: '页面/操作列表 actionList', ...actionMeta(actionListDescriptor) };

export const OneColumn = story({ items });
export const TwoColumns = story({ items, columns: 2 });
export const Nothing = story({ items: [] });
