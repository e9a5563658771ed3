import type { ReactNode } from 'react';
import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { menuEntry, sampleMenu } from '../shared/sample-menu.ts';
import { sideMenuDescriptor } from './side-menu.descriptor.ts';

/** The ground and the height that a frame gives it. */
const onDark = (width: number) => (Story: () => ReactNode) => (
  <div className="adit-region" data-area="side" style={{ width, height: 520 }}>
    <Story />
  </div>
);
const story = (props: Record<string, unknown>, width = 210) => ({
  ...actionStory(sideMenuDescriptor, { node: { props: { items: sampleMenu, ...props } } }),
  decorators: [onDark(width)],
});

export default { title: '页面/侧边菜单 sideMenu', ...actionMeta(sideMenuDescriptor) };

export const Home = story({ path: '/home' });
export const DeepPage = story({ path: '/model/pumps' });
export const Folded = story({ path: '/model/pumps', open: false }, 56);
export const LongNames = story({
  path: '/a',
  items: [
    menuEntry({ id: 'a', fullName: '城市地下综合管廊入廊管线单位年度考核与费用结算' }),
    menuEntry({ id: 'b', fullName: 'Ventilation, drainage and power supply equipment' }),
  ],
});
export const FiveThousand = story({
  path: '/p/2500',
  items: Array.from({ length: 5_000 }, (_, at) =>
    menuEntry({ id: `p${at}`, fullName: `页面 ${at + 1}`, urlAddress: `p/${at}` }),
  ),
});
export const Empty = story({ items: [] });
