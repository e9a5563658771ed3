import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { progressDescriptor } from './progress.descriptor.ts';

export default { title: '字段/进度条 progress', ...fieldMeta(progressDescriptor) };

export const Empty = fieldStory(progressDescriptor, {});
export const Filled = fieldStory(progressDescriptor, { value: 35 });
export const Done = fieldStory(progressDescriptor, { value: 100 });
export const Beyond = fieldStory(progressDescriptor, { value: 130 });
export const Failed = fieldStory(progressDescriptor, { value: 60, node: { props: { status: 'exception' } } });
export const Circle = fieldStory(progressDescriptor, { value: 35, node: { props: { type: 'circle' } } });
export const Disabled = fieldStory(progressDescriptor, { value: 35, disabled: true });
export const ReadOnly = fieldStory(progressDescriptor, { value: 35, readOnly: true });
export const Invalid = fieldStory(progressDescriptor, { value: 35, invalid: '完成进度应不小于 40' });
