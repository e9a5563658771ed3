import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { timeDescriptor } from './time.descriptor.ts';

export default { title: '字段/时间 time', ...fieldMeta(timeDescriptor) };

export const Empty = fieldStory(timeDescriptor, {});
export const Filled = fieldStory(timeDescriptor, { value: '09:35:00' });
export const Disabled = fieldStory(timeDescriptor, { value: '09:35:00', disabled: true });
export const ReadOnly = fieldStory(timeDescriptor, { value: '09:35:00', readOnly: true });
export const Invalid = fieldStory(timeDescriptor, { invalid: '到场时间不能为空' });
export const Minutes = fieldStory(timeDescriptor, {
  value: '09:35:00',
  node: { props: { format: 'HH:mm', startTime: '08:00', endTime: '18:00' } },
});
