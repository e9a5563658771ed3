import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { pageTabsDescriptor } from './page-tabs.descriptor.ts';

const items = [
  { path: '/home', title: '首页', pinned: true },
  { path: '/patrol/tasks', title: '巡检任务' },
  { path: '/model/defects', title: '缺陷上报' },
];
const story = (props: Record<string, unknown>) => actionStory(pageTabsDescriptor, { node: { props } });

export default { title: '页面/页面标签 pageTabs', ...actionMeta(pageTabsDescriptor), parameters: { wide: true } };

export const Three = story({ items, active: '/model/defects' });
export const WithIcons = story({
  items: items.map((item) => ({ ...item, icon: 'AlertOutlined' })),
  active: '/model/defects',
  icons: true,
});
export const Column = story({ items, active: '/model/defects', direction: 'column' });
export const HomeAlone = story({ items: items.slice(0, 1), active: '/home' });
export const MoreThanFit = story({
  items: Array.from({ length: 30 }, (_, at) => ({ path: `/p/${at}`, title: `打开的页面 ${at + 1}` })),
  active: '/p/20',
});
