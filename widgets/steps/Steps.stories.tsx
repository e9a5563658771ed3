import { layoutMeta, layoutStory } from '../../.storybook/story.tsx';
import { stepsDescriptor } from './steps.descriptor.ts';

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
  layoutStory(stepsDescriptor, { node: { config: { aditKey: 'steps', children }, props } });

export default { title: '布局/步骤条 steps', ...layoutMeta(stepsDescriptor) };

export const Usual = story({});
export const Second = story({ active: 1 });
export const Simple = story({ simple: true });
export const Failed = story({ processStatus: 'error' });
