import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { switchDescriptor } from './switch.descriptor.ts';

export default { title: '字段/开关 switch', ...fieldMeta(switchDescriptor) };

const node = { props: { activeTxt: '启用', inactiveTxt: '停用', activeValue: 1, inactiveValue: 0 } };

export const Empty = fieldStory(switchDescriptor, {});
export const Filled = fieldStory(switchDescriptor, { value: true });
export const Disabled = fieldStory(switchDescriptor, { value: true, disabled: true });
export const ReadOnly = fieldStory(switchDescriptor, { value: 1, readOnly: true, node });
export const Invalid = fieldStory(switchDescriptor, { invalid: '是否启用不能为空' });
export const WithWords = fieldStory(switchDescriptor, { value: 1, node });
export const OwnColors = fieldStory(switchDescriptor, {
  value: true,
  node: { props: { activeColor: '#2e7d1f', inactiveColor: '#c8102e' } },
});
