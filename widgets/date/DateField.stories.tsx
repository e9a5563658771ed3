import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { dateDescriptor } from './date.descriptor.ts';

export default { title: '字段/日期 date', ...fieldMeta(dateDescriptor) };

export const Empty = fieldStory(dateDescriptor, {});
export const Filled = fieldStory(dateDescriptor, { value: '2026-11-20' });
export const Disabled = fieldStory(dateDescriptor, { value: '2026-11-20', disabled: true });
export const ReadOnly = fieldStory(dateDescriptor, { value: '2026-11-20', readOnly: true });
export const Invalid = fieldStory(dateDescriptor, { invalid: '发现日期不能为空' });
export const Month = fieldStory(dateDescriptor, { value: '2026-11-01', node: { props: { format: 'yyyy-MM' } } });
export const Year = fieldStory(dateDescriptor, { value: '2026-01-01', node: { props: { type: 'year' } } });
