import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { buttonDescriptor } from './button.descriptor.ts';

const story = (props: Record<string, unknown>) => actionStory(buttonDescriptor, { node: { props } });

export default { title: '展示/按钮 button', ...actionMeta(buttonDescriptor) };

export const Usual = story({ buttonText: '查询设备' });
export const Primary = story({ buttonText: '生成工单', type: 'primary', icon: 'edit' });
export const Danger = story({ buttonText: '作废', type: 'danger', align: 'right' });
export const Success = story({ buttonText: '复核通过', type: 'success', align: 'center' });
export const WithKey = story({ buttonText: '搜索页面', type: 'text', icon: 'search', keyHint: 'Ctrl K' });
export const Disabled = story({ buttonText: '生成工单', disabled: true });
