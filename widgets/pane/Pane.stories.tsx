import { layoutMeta, layoutStory } from '../../.storybook/story.tsx';
import { paneDescriptor } from './pane.descriptor.ts';

const children = ['发现时间', '管廊舱室'].map((label, index) => ({
  id: `f${index}`,
  vModel: `f${index}`,
  config: { aditKey: 'input', label, span: 12 },
}));

export default { title: '布局/分页 pane', ...layoutMeta(paneDescriptor) };

export const Alone = layoutStory(paneDescriptor, {
  node: { config: { aditKey: 'pane', label: '基本信息', children } },
});
