import { layoutMeta, layoutStory } from '../../.storybook/story.tsx';
import { tabsDescriptor } from './tabs.descriptor.ts';

const children = ['基本信息', '处置材料', '照片与附件'].map((label, index) => ({
  id: `p${index}`,
  config: {
    aditKey: 'pane',
    label,
    children: [{ id: `f${index}`, vModel: `f${index}`, config: { aditKey: 'input', label: `${label}说明` } }],
  },
  props: { name: String(index + 1) },
}));
const story = (props: Record<string, unknown>) =>
  layoutStory(tabsDescriptor, { node: { config: { aditKey: 'tabs', children }, props } });

export default { title: '布局/标签页 tabs', ...layoutMeta(tabsDescriptor) };

export const Line = story({});
export const Cards = story({ type: 'card', active: '2' });
export const Framed = story({ type: 'border-card' });
export const Left = story({ tabPosition: 'left' });
