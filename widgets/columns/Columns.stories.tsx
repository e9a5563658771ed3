import { layoutMeta, layoutStory } from '../../.storybook/story.tsx';
import { columnsDescriptor } from './columns.descriptor.ts';

const card = (header: string) => ({
  id: header,
  config: {
    aditKey: 'card',
    children: [{ id: `${header}-text`, config: { aditKey: 'text' }, props: { content: '巡检 12 次，缺陷 3 处' } }],
  },
  props: { header },
});
const story = (shape: string) =>
  layoutStory(columnsDescriptor, {
    node: { config: { aditKey: 'columns', children: [card('今日'), card('本周')] }, props: { shape } },
  });

export default { title: '页面/分栏 columns', ...layoutMeta(columnsDescriptor), parameters: { wide: true } };

export const Equal = story('equal');
export const WideLeft = story('wideLeft');
export const WideRight = story('wideRight');
export const WiderRight = story('widerRight');
