import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { threeStateDescriptor } from './three-state.descriptor.ts';

export default { title: '字段/三态切换 threeState', ...fieldMeta(threeStateDescriptor) };

export const Empty = fieldStory(threeStateDescriptor, {});
export const Dash = fieldStory(threeStateDescriptor, { value: 1 });
export const Check = fieldStory(threeStateDescriptor, { value: 2 });
export const Cross = fieldStory(threeStateDescriptor, { value: 3 });
export const Disabled = fieldStory(threeStateDescriptor, { value: 2, disabled: true });
export const ReadOnly = fieldStory(threeStateDescriptor, { value: 3, readOnly: true });
export const Invalid = fieldStory(threeStateDescriptor, { value: 1, invalid: '照明应为已检查' });
