import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { datetimeRangeDescriptor } from './datetime-range.descriptor.ts';

export default { title: '字段/日期时段 datetimeRange', ...fieldMeta(datetimeRangeDescriptor) };

const works = ['2026-11-20T00:30:00.000Z', '2026-11-20T09:30:00.000Z'];

export const Empty = fieldStory(datetimeRangeDescriptor, {});
export const Filled = fieldStory(datetimeRangeDescriptor, { value: works });
export const Disabled = fieldStory(datetimeRangeDescriptor, { value: works, disabled: true });
export const ReadOnly = fieldStory(datetimeRangeDescriptor, { value: works, readOnly: true });
export const Invalid = fieldStory(datetimeRangeDescriptor, {
  value: works.toReversed(),
  invalid: '结束时间不能早于开始时间',
});
export const Seconds = fieldStory(datetimeRangeDescriptor, {
  value: works,
  node: { props: { format: 'yyyy-MM-dd HH:mm:ss' } },
});
