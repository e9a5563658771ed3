import { layoutMeta, layoutStory } from '../../.storybook/story.tsx';
import { rowDescriptor } from './row.descriptor.ts';

const children = ['发现时间', '管廊舱室'].map((label, index) => ({
  id: `f${index}`,
  vModel: `f${index}`,
  config: { aditKey: 'input', label, span: 12 },
}));

export default { title: '布局/栅格 row', ...layoutMeta(rowDescriptor) };

export const Usual = layoutStory(rowDescriptor, { node: { config: { aditKey: 'row', children } } });
export const Bottom = layoutStory(rowDescriptor, {
  node: { config: { aditKey: 'row', children }, props: { align: 'bottom', justify: 'end' } },
});
