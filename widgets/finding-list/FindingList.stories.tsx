import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { findingListDescriptor } from './finding-list.descriptor.ts';

const items = [
  {
    code: 'widget.unknown',
    severity: 'error',
    at: '/nodes/3/config/aditKey',
    message: '没有这个控件',
    fix: '换成输入框',
  },
  { code: 'props.unknown', severity: 'warning', at: '/nodes/2/props', message: '有不认识的属性', fix: '不影响使用' },
  { code: 'script.kept', severity: 'info', at: '/nodes/4', message: '脚本按文字保留，不会运行', fix: '' },
];
const story = (props: Record<string, unknown>) => actionStory(findingListDescriptor, { node: { props } });

export default { title: '页面/问题列表 findingList', ...actionMeta(findingListDescriptor) };

export const Several = story({ items });
export const NotesFolded = story({ items, foldNotes: true });
export const Many = story({
  items: Array.from({ length: 100 }, (_, at) => ({ ...items[at % 3], at: `/nodes/${at}` })),
});
export const Nothing = story({ items: [] });
export const NothingInOtherWords = story({ items: [], okText: '读取完整，没有需要留意的地方' });
