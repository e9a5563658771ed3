import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { modifyTimeDescriptor } from './modify-time.descriptor.ts';

export default { title: '系统字段/修改时间 modifyTime', ...fieldMeta(modifyTimeDescriptor) };

export const Unsaved = fieldStory(modifyTimeDescriptor, {});
export const Saved = fieldStory(modifyTimeDescriptor, { value: '2026-11-20T01:36:00.000Z' });
export const Disabled = fieldStory(modifyTimeDescriptor, { value: '2026-11-20T01:36:00.000Z', disabled: true });
export const ReadOnly = fieldStory(modifyTimeDescriptor, { value: '2026-11-20T01:36:00.000Z', readOnly: true });
