import { actionMeta, layoutStory } from '../../.storybook/story.tsx';
import { sampleMenu } from '../../test/support/sample-menu.ts';
import { pageFrameDescriptor } from '../page-frame/page-frame.descriptor.ts';
import { menuBarDescriptor } from './menu-bar.descriptor.ts';

/** On the ground of a menu, which a region of a frame gives it; what has no room there stands under the last entry. */
const story = (props: Record<string, unknown>, area: 'rail' | 'side' = 'side') => {
  const menu = {
    id: 'menu',
    config: { aditKey: 'menuBar' },
    props: { items: sampleMenu, path: '/patrol/tasks', ...props },
  };
  const place = { id: 'place', config: { aditKey: 'region', children: [menu] }, props: { area } };
  return layoutStory(pageFrameDescriptor, {
    node: { config: { aditKey: 'pageFrame', children: [place] }, props: { sideOpen: true } },
  });
};

export default { title: '页面/菜单栏 menuBar', ...actionMeta(menuBarDescriptor), parameters: { wide: true } };

export const Row = story({});
export const FirstLevel = story({ levels: 'first' });
export const Column = story({ levels: 'first', direction: 'column' }, 'rail');
