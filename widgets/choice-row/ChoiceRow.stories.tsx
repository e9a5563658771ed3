import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { choiceRowDescriptor } from './choice-row.descriptor.ts';

const story = (label: string, props: Record<string, unknown>) =>
  actionStory(choiceRowDescriptor, { node: { config: { aditKey: 'choiceRow', label }, props } });

export default { title: '页面/选择行 choiceRow', ...actionMeta(choiceRowDescriptor) };

const modes = [
  { value: 'light', label: '浅色', icon: 'SunOutlined' },
  { value: 'dark', label: '深色', icon: 'MoonOutlined' },
];

export const Bar = story('表格行高', {
  options: [
    { value: 'small', label: '紧凑' },
    { value: 'middle', label: '标准' },
    { value: 'large', label: '宽松' },
  ],
  value: 'middle',
});
export const Wide = story('外观', { options: modes, value: 'dark', look: 'wide' });
export const Swatches = story('主题色', {
  options: [
    { value: 'blue', label: '蓝', swatch: { light: '#1268cc', dark: '#5aa7f0' } },
    { value: 'red', label: '红', swatch: { light: '#c8102e', dark: '#f5868c' } },
  ],
  value: 'blue',
  look: 'swatches',
});
export const SwitchOn = story('页签栏', { value: true, look: 'switch' });
export const SwitchOff = story('页签图标', { value: false, look: 'switch' });
export const NothingChosen = story('外观', { options: modes });
