import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { sampleMenu } from '../shared/sample-menu.ts';
import { menuBarDescriptor } from './menu-bar.descriptor.ts';

const story = (props: Record<string, unknown>) =>
  actionStory(menuBarDescriptor, { node: { props: { items: sampleMenu, path: '/patrol/tasks', ...props } } });

export default { title: '页面/菜单栏 menuBar', ...actionMeta(menuBarDescriptor), parameters: { wide: true } };

export const Row = story({});
export const FirstLevel = story({ levels: 'first' });
export const Column = story({ levels: 'first', direction: 'column' });
