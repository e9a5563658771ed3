import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { modifyUserDescriptor } from './modify-user.descriptor.ts';

export default { title: '系统字段/修改人员 modifyUser', ...fieldMeta(modifyUserDescriptor) };

export const Unsaved = fieldStory(modifyUserDescriptor, {});
export const Saved = fieldStory(modifyUserDescriptor, { value: '周岚' });
export const Disabled = fieldStory(modifyUserDescriptor, { value: '周岚', disabled: true });
export const ReadOnly = fieldStory(modifyUserDescriptor, { value: '周岚', readOnly: true });
