import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { dateRangeDescriptor } from './date-range.descriptor.ts';

export default { title: '字段/日期范围 dateRange', ...fieldMeta(dateRangeDescriptor) };

export const Empty = fieldStory(dateRangeDescriptor, {});
export const Filled = fieldStory(dateRangeDescriptor, { value: ['2026-11-16', '2026-11-20'] });
export const Disabled = fieldStory(dateRangeDescriptor, { value: ['2026-11-16', '2026-11-20'], disabled: true });
export const ReadOnly = fieldStory(dateRangeDescriptor, { value: ['2026-11-16', '2026-11-20'], readOnly: true });
export const Invalid = fieldStory(dateRangeDescriptor, { invalid: '作业期间不能为空' });
export const OwnWords = fieldStory(dateRangeDescriptor, {
  value: null,
  node: { props: { separator: '至', startPlaceholder: '开工', endPlaceholder: '完工' } },
});
