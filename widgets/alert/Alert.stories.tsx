import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { alertDescriptor } from './alert.descriptor.ts';

const story = (props: Record<string, unknown>) => actionStory(alertDescriptor, { node: { props } });

export default { title: '展示/提示 alert', ...actionMeta(alertDescriptor) };

export const Success = story({ title: '巡检计划已下发' });
export const Info = story({ title: '本月起使用新版缺陷等级', type: 'info', showIcon: true, closable: false });
export const Warning = story({
  title: '气体检测仪将于 3 天后到期',
  type: 'warning',
  showIcon: true,
  closeText: '知道了',
});
export const Failure = story({
  title: '电力舱通风异常',
  type: 'error',
  showIcon: true,
  description: '进入前先强制通风 30 分钟，并复测氧气浓度',
});
