import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { createTimeDescriptor } from './create-time.descriptor.ts';

export default { title: '系统字段/创建时间 createTime', ...fieldMeta(createTimeDescriptor) };

export const Unsaved = fieldStory(createTimeDescriptor, {});
export const Saved = fieldStory(createTimeDescriptor, { value: '2026-11-20T01:36:00.000Z' });
export const Disabled = fieldStory(createTimeDescriptor, { value: '2026-11-20T01:36:00.000Z', disabled: true });
export const ReadOnly = fieldStory(createTimeDescriptor, { value: '2026-11-20T01:36:00.000Z', readOnly: true });
