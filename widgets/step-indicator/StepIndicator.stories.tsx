import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { stepIndicatorDescriptor } from './step-indicator.descriptor.ts';

export default { title: '展示/步骤条 stepIndicator', ...actionMeta(stepIndicatorDescriptor) };

const items = [
  { title: '登记', description: '发现人填写' },
  { title: '派工', description: '班组长指派' },
  { title: '处理', description: '' },
  { title: '验收', description: '复核并归档' },
];
const named = (props: Record<string, unknown>) => ({
  node: { config: { label: '处理进度' }, props: { items, ...props } },
});

export const Second = actionStory(stepIndicatorDescriptor, named({ active: 1 }));
export const AllDone = actionStory(stepIndicatorDescriptor, named({ active: 4 }));
export const Failed = actionStory(stepIndicatorDescriptor, named({ active: 2, processStatus: 'error' }));
export const Vertical = actionStory(stepIndicatorDescriptor, named({ active: 1, direction: 'vertical' }));
export const Simple = actionStory(stepIndicatorDescriptor, named({ active: 1, simple: true }));
export const Empty = actionStory(stepIndicatorDescriptor, named({ items: [] }));
