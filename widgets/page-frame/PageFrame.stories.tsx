import type { ReactNode } from 'react';
import { layoutMeta, layoutStory } from '../../.storybook/story.tsx';
import { OutletContext, onePage } from '../../engine/contract/outlet.ts';
import { sampleMenu } from '../../test/support/sample-menu.ts';
import { pageFrameDescriptor } from './page-frame.descriptor.ts';

type Part = Readonly<Record<string, unknown>>;

const part = (aditKey: string, props: Part = {}) => ({ id: aditKey, config: { aditKey }, props });
const region = (area: string, ...children: ReturnType<typeof part>[]) => ({
  id: area,
  config: { aditKey: 'region', children },
  props: { area },
});
const tabs = [
  { path: '/home', title: '首页', pinned: true },
  { path: '/patrol/tasks', title: '巡检任务' },
];
const children = [
  region('side', part('brand', { name: '智慧管廊' }), part('sideMenu', { items: sampleMenu, path: '/patrol/tasks' })),
  region(
    'header',
    part('iconButton', { icon: 'MenuFoldOutlined', tip: '展开或收起菜单' }),
    part('menuSearch', { items: sampleMenu }),
    part('spacer'),
    part('userMenu', { user: { userName: '李志强', positionName: '值班长' } }),
  ),
  region('tabs', part('pageTabs', { items: tabs, active: '/patrol/tasks' })),
  region('main', part('routeOutlet')),
];
const story = (props: Part) => ({
  ...layoutStory(pageFrameDescriptor, { node: { config: { aditKey: 'pageFrame', children }, props } }),
  decorators: [
    (Story: () => ReactNode) => (
      <OutletContext value={onePage(<h1>巡检任务</h1>)}>
        <Story />
      </OutletContext>
    ),
  ],
});

export default { title: '页面/页面框架 pageFrame', ...layoutMeta(pageFrameDescriptor), parameters: { wide: true } };

export const Unfolded = story({});
export const Folded = story({ sideOpen: false });
export const Dark = { ...story({}), globals: { mode: 'dark' } };
