import { actionMeta, layoutStory } from '../../.storybook/story.tsx';
import { menuEntry, sampleMenu } from '../../test/support/sample-menu.ts';
import { pageFrameDescriptor } from '../page-frame/page-frame.descriptor.ts';
import { sideMenuDescriptor } from './side-menu.descriptor.ts';

/** In the side of a frame, which gives it its ground and its height, and says whether it is folded. */
const story = (props: Record<string, unknown>, sideOpen = true) => {
  const menu = { id: 'menu', config: { aditKey: 'sideMenu' }, props: { items: sampleMenu, ...props } };
  const side = { id: 'side', config: { aditKey: 'region', children: [menu] }, props: { area: 'side' } };
  return layoutStory(pageFrameDescriptor, {
    node: { config: { aditKey: 'pageFrame', children: [side] }, props: { sideOpen } },
  });
};

export default { title: '页面/侧边菜单 sideMenu', ...actionMeta(sideMenuDescriptor) };

export const Home = story({ path: '/home' });
export const DeepPage = story({ path: '/model/pumps' });
export const Folded = story({ path: '/model/pumps' }, false);
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
export const TwelveLevels = story({
  path: '/page',
  items: Array.from({ length: 11 }, (_, at) => 11 - at).reduce(
    (children, at) => [
      menuEntry({ id: `f${at}`, fullName: `${at} 级目录名称`, children }),
      menuEntry({ id: `p${at}`, fullName: `${at} 级页面` }),
    ],
    [menuEntry({ id: 'page', fullName: '最深处的页面' })],
  ),
});
export const FoldedFiveThousand = story(
  {
    path: '/p/2500',
    items: Array.from({ length: 5_000 }, (_, at) =>
      menuEntry({ id: `p${at}`, fullName: `页面 ${at + 1}`, urlAddress: `p/${at}` }),
    ),
  },
  false,
);
export const Empty = story({ items: [] });
