import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { factsDescriptor } from './facts.descriptor.ts';

const story = (items: Record<string, unknown>[]) => actionStory(factsDescriptor, { node: { props: { items } } });

export default { title: '页面/资料 facts', ...actionMeta(factsDescriptor) };

export const Person = story([
  { label: '账号', value: 'staff' },
  { label: '部门', value: '滨江新城综合管廊运营有限公司 / 生产运行部 / 运维一班' },
  { label: '加入时间', value: '2026-03-01T02:00:00.000Z', kind: 'datetime' },
  { label: '直属主管', value: '' },
]);
export const NotThereYet = story([{ label: '账号' }, { label: '部门' }]);
export const None = story([]);
