import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { datetimeDescriptor } from './datetime.descriptor.ts';

export default { title: '字段/日期时间 datetime', ...fieldMeta(datetimeDescriptor) };

export const Empty = fieldStory(datetimeDescriptor, {});
export const Filled = fieldStory(datetimeDescriptor, { value: '2026-11-20T01:36:00.000Z' });
export const Disabled = fieldStory(datetimeDescriptor, { value: '2026-11-20T01:36:00.000Z', disabled: true });
export const ReadOnly = fieldStory(datetimeDescriptor, { value: '2026-11-20T01:36:00.000Z', readOnly: true });
export const Invalid = fieldStory(datetimeDescriptor, { invalid: '发现时间不能为空' });
export const Seconds = fieldStory(datetimeDescriptor, {
  value: '2026-11-20T01:36:05.000Z',
  node: { props: { format: 'yyyy-MM-dd HH:mm:ss' } },
});
