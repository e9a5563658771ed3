import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { colorPickerDescriptor } from './color-picker.descriptor.ts';

export default { title: '字段/颜色选择 colorPicker', ...fieldMeta(colorPickerDescriptor) };

export const Empty = fieldStory(colorPickerDescriptor, {});
export const Filled = fieldStory(colorPickerDescriptor, { value: '#1268cc' });
export const Disabled = fieldStory(colorPickerDescriptor, { value: '#1268cc', disabled: true });
export const ReadOnly = fieldStory(colorPickerDescriptor, { value: '#1268cc', readOnly: true });
export const Invalid = fieldStory(colorPickerDescriptor, { invalid: '标识颜色不能为空' });
export const WithOpacity = fieldStory(colorPickerDescriptor, {
  value: 'rgba(18, 104, 204, 0.5)',
  node: { props: { showAlpha: true } },
});
export const Hsl = fieldStory(colorPickerDescriptor, {
  value: 'hsl(212, 84%, 44%)',
  node: { props: { colorFormat: 'hsl' } },
});
