import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { callListDescriptor } from './call-list.descriptor.ts';

const story = (props: Record<string, unknown>) => actionStory(callListDescriptor, { node: { props } });
const columns = [
  { prop: 'fullName', label: '名称', width: 200, event: 'open' },
  { prop: 'state', label: '状态', kind: 'status' },
];

export default { title: '页面/调用列表 callList', ...actionMeta(callListDescriptor) };

export const Empty = story({
  call: 'modelList',
  name: '表单',
  columns,
  toolbar: [{ key: 'import', label: '导入', icon: 'ImportOutlined', primary: true }],
  searches: [{ name: 'keyword', label: '关键字', type: 'input' }],
});
export const Compact = story({ call: 'modelList', name: '版本', columns, compact: true });
export const NoCall = story({ columns });
