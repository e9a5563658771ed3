import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { codeBlockDescriptor } from './code-block.descriptor.ts';

const story = (props: Record<string, unknown>) => actionStory(codeBlockDescriptor, { node: { props } });

export default { title: '页面/代码 codeBlock', ...actionMeta(codeBlockDescriptor) };

export const Text = story({
  title: '请求示例',
  content: 'GET /api/visualdev/Base?currentPage=1\nAuthorization: Bearer …',
});
export const Json = story({ title: '设计', content: JSON.stringify({ version: 1, nodes: [] }, null, 2) });
export const Long = story({
  content: Array.from({ length: 200 }, (_, at) => `第 ${at + 1} 行`).join('\n'),
  maxHeight: 160,
});
export const Empty = story({});
