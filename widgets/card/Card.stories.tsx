import { layoutMeta, layoutStory } from '../../.storybook/story.tsx';
import { cardDescriptor } from './card.descriptor.ts';

const children = ['发现时间', '管廊舱室'].map((label, index) => ({
  id: `f${index}`,
  vModel: `f${index}`,
  config: { aditKey: 'input', label, span: 12 },
}));

export default { title: '布局/卡片 card', ...layoutMeta(cardDescriptor) };

export const Titled = layoutStory(cardDescriptor, {
  node: { config: { aditKey: 'card', children }, props: { header: '基本信息' } },
});
export const Plain = layoutStory(cardDescriptor, { node: { config: { aditKey: 'card', children } } });
export const Raised = layoutStory(cardDescriptor, {
  node: { config: { aditKey: 'card', children }, props: { header: '基本信息', shadow: 'always' } },
});
