import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { workListDescriptor } from './work-list.descriptor.ts';

const story = (work?: unknown) =>
  actionStory(workListDescriptor, { node: { props: work === undefined ? {} : { work } } });
const entry = { modelId: 'm', form: '缺陷上报', title: '待复核', verb: '复核', text: '进行中 · 滨江大道 · K2+240' };

export default { title: '页面/待办列表 workList', ...actionMeta(workListDescriptor) };

export const Waiting = story({
  list: [
    { ...entry, id: '1', number: 'QX-20261119-0025', deadline: '2026-11-19T08:00:00.000Z', overdue: true },
    { ...entry, id: '2', number: 'QX-20261119-0026', deadline: '2026-11-25', overdue: false },
    { ...entry, id: '3', number: 'QX-20261119-0027', deadline: null, overdue: false },
  ],
  rows: 5,
});
export const Nothing = story({ list: [], rows: 0 });
export const Loading = story();
