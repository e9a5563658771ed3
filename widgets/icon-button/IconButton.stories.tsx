import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { iconButtonDescriptor } from './icon-button.descriptor.ts';

const story = (props: Record<string, unknown>) => actionStory(iconButtonDescriptor, { node: { props } });

export default { title: '页面/图标按钮 iconButton', ...actionMeta(iconButtonDescriptor) };

export const Plain = story({ icon: 'FullscreenOutlined', tip: '全屏', keyHint: 'F11' });
export const Counted = story({ icon: 'BellOutlined', tip: '站内消息', count: 5, countText: '5 条未读' });
export const CountedBeyond = story({ icon: 'BellOutlined', tip: '站内消息', count: 128, countText: '128 条未读' });
export const Switch = story({ icon: 'FilterOutlined', tip: '筛选', pressed: false });
export const SwitchPressed = story({ icon: 'FilterOutlined', tip: '筛选', pressed: true });
export const OtherPicture = story({
  icon: 'MenuUnfoldOutlined',
  pressedIcon: 'MenuFoldOutlined',
  tip: '展开或收起菜单',
  pressed: true,
});
export const Disabled = story({ icon: 'FullscreenOutlined', tip: '全屏', disabled: true });
