import { layoutMeta, layoutStory } from '../../.storybook/story.tsx';
import { userSheetDescriptor } from './user-sheet.descriptor.ts';

const children = [
  {
    id: 'more',
    config: { aditKey: 'actionList' },
    props: { items: [{ label: '锁定屏幕', icon: 'LockOutlined', event: 'lock' }] },
  },
];
const story = (user: unknown) =>
  layoutStory(userSheetDescriptor, { node: { config: { aditKey: 'userSheet', children }, props: { user } } });

export default { title: '页面/用户面板 userSheet', ...layoutMeta(userSheetDescriptor) };

export const WithName = story({ userName: '李志强', departmentName: '运维二班', positionName: '值班长' });
export const NobodyKnown = story(null);
