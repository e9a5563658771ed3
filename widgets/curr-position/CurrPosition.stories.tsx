import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { currPositionDescriptor } from './curr-position.descriptor.ts';

export default { title: '系统字段/所属岗位 currPosition', ...fieldMeta(currPositionDescriptor) };

export const Unsaved = fieldStory(currPositionDescriptor, {});
export const Saved = fieldStory(currPositionDescriptor, { value: '巡检员' });
export const Disabled = fieldStory(currPositionDescriptor, { value: '巡检员', disabled: true });
export const ReadOnly = fieldStory(currPositionDescriptor, { value: '巡检员', readOnly: true });
