import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { figuresDescriptor } from './figures.descriptor.ts';

const story = (items: Record<string, unknown>[]) => actionStory(figuresDescriptor, { node: { props: { items } } });

export default { title: '页面/关键数字 figures', ...actionMeta(figuresDescriptor) };

export const Three = story([
  { label: '全部表单', value: 128 },
  { label: '已发布', value: 96, note: '本周 +4' },
  { label: '待处理', value: 3, tone: 'error' },
]);
export const NotThereYet = story([{ label: '全部表单' }, { label: '已发布' }]);
export const None = story([]);
