import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { iconSelectDescriptor } from './icon-select.descriptor.ts';

export default { title: '字段/图标选择 iconSelect', ...fieldMeta(iconSelectDescriptor) };

export const Empty = fieldStory(iconSelectDescriptor, {});
export const Filled = fieldStory(iconSelectDescriptor, { value: 'SettingOutlined' });
export const Disabled = fieldStory(iconSelectDescriptor, { value: 'SettingOutlined', disabled: true });
export const ReadOnly = fieldStory(iconSelectDescriptor, { value: 'SettingOutlined', readOnly: true });
export const Invalid = fieldStory(iconSelectDescriptor, { invalid: '图标不能为空' });
