import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { createUserDescriptor } from './create-user.descriptor.ts';

export default { title: '系统字段/创建人员 createUser', ...fieldMeta(createUserDescriptor) };

export const Unsaved = fieldStory(createUserDescriptor, {});
export const Saved = fieldStory(createUserDescriptor, { value: '周岚' });
export const Disabled = fieldStory(createUserDescriptor, { value: '周岚', disabled: true });
export const ReadOnly = fieldStory(createUserDescriptor, { value: '周岚', readOnly: true });
