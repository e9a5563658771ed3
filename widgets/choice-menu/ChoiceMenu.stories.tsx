import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { choiceMenuDescriptor } from './choice-menu.descriptor.ts';

const story = (props: Record<string, unknown>) => actionStory(choiceMenuDescriptor, { node: { props } });

export default { title: '页面/选择菜单 choiceMenu', ...actionMeta(choiceMenuDescriptor) };

export const Words = story({
  options: [
    { value: 'zh', label: '简体中文' },
    { value: 'en', label: 'English' },
  ],
  value: 'zh',
  icon: 'TranslationOutlined',
  tip: '语言',
  showValue: true,
});
export const Icons = story({
  options: [
    { value: 'light', label: '浅色', icon: 'SunOutlined' },
    { value: 'dark', label: '深色', icon: 'MoonOutlined' },
  ],
  value: 'dark',
  icon: '',
  tip: '明暗',
});
export const Swatches = story({
  options: [
    { value: 'blue', label: '经典蓝', swatch: { light: '#1268cc', dark: '#5aa7f0' } },
    { value: 'red', label: '红色', swatch: { light: '#c8102e', dark: '#f5868c' } },
  ],
  value: 'blue',
  icon: 'BgColorsOutlined',
  tip: '主题色',
});
export const NothingChosen = story({ options: [{ value: 'a', label: '甲' }], tip: '班组' });
