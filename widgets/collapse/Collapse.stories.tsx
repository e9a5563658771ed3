import { layoutMeta, layoutStory } from '../../.storybook/story.tsx';
import { collapseDescriptor } from './collapse.descriptor.ts';

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
  layoutStory(collapseDescriptor, { node: { config: { aditKey: 'collapse', children }, props } });

export default { title: '布局/折叠面板 collapse', ...layoutMeta(collapseDescriptor) };

export const FirstOpen = story({ active: ['1'] });
export const AllOpen = story({ openAtFirst: 'all' });
export const Accordion = story({ accordion: true, active: ['2'] });
export const Framed = story({ ghost: false, expandIconPosition: 'left' });
