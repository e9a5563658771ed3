import { layoutMeta, layoutStory } from '../../.storybook/story.tsx';
import { statePageDescriptor } from './state-page.descriptor.ts';

const button = (id: string, props: Record<string, unknown>) => ({ id, config: { aditKey: 'button' }, props });
const children = [
  button('home', { buttonText: '回首页', type: 'primary' }),
  button('back', { buttonText: '返回上一页' }),
];
const story = (props: Record<string, unknown>) =>
  layoutStory(statePageDescriptor, { node: { config: { aditKey: 'statePage', children }, props } });

export default { title: '页面/状态页 statePage', ...layoutMeta(statePageDescriptor) };

export const NotFound = story({
  picture: 'notFound',
  title: '没有这个页面',
  text: '地址 /xunjian 不存在，可能已改名。',
});
export const NoRight = story({ picture: 'lock', title: '登录已失效', text: '登录凭证无法续期，请重新登录。' });
export const NotYet = story({
  picture: 'soon',
  title: '“数据报表”还没有开放',
  text: '这里将显示查询条件、分组汇总、打印和导出。',
});
export const Broken = story({ picture: 'broken', title: '没有取到用户信息', text: '服务器没有响应。' });
export const NothingFound = story({ picture: 'search', title: '没有符合条件的记录' });
export const Empty = layoutStory(statePageDescriptor, { node: { props: { title: '还没有表单' } } });
