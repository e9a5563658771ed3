import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { userMenuDescriptor } from './user-menu.descriptor.ts';

const items = [
  { label: '个人资料', icon: 'UserOutlined', event: 'profile' },
  { label: '退出登录', icon: 'LogoutOutlined', event: 'signOut', danger: true },
];
const story = (user: unknown) => actionStory(userMenuDescriptor, { node: { props: { user, items } } });

export default { title: '页面/用户菜单 userMenu', ...actionMeta(userMenuDescriptor) };

export const WithPosition = story({ userName: '李志强', departmentName: '运维二班', positionName: '值班长' });
export const NameAlone = story({ userName: '李志强' });
export const AccountAlone = story({ userAccount: 'admin', organizeName: '城市地下综合管廊运营管理有限责任公司' });
export const NobodyKnown = story(null);
