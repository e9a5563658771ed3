import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { menuEntry } from '../../test/support/sample-menu.ts';
import { helpPagesDescriptor } from './help-pages.descriptor.ts';

export default { title: '页面/帮助主题 helpPages', ...actionMeta(helpPagesDescriptor) };

const items = [
  menuEntry({
    id: 'permission',
    fullName: '权限管理',
    children: [
      menuEntry({ id: 'users', fullName: '用户管理', enCode: 'permission.user', urlAddress: 'permission/user' }),
      menuEntry({ id: 'roles', fullName: '角色管理', enCode: 'permission.role', urlAddress: 'permission/role' }),
    ],
  }),
];

export const OfEverybody = actionStory(helpPagesDescriptor, {});
export const OfAPage = actionStory(helpPagesDescriptor, {
  node: {
    props: { items, path: '/permission/user', links: [{ name: '值班手册', url: 'https://wiki.example.com/duty' }] },
  },
});
