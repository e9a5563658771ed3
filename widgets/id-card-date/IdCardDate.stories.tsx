import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { idCardDateDescriptor } from './id-card-date.descriptor.ts';

export default { title: '字段/证件日期 idCardDate', ...fieldMeta(idCardDateDescriptor) };

export const Empty = fieldStory(idCardDateDescriptor, {});
export const Filled = fieldStory(idCardDateDescriptor, { value: '2036-05-18' });
export const Forever = fieldStory(idCardDateDescriptor, { value: '2999-01-01' });
export const Disabled = fieldStory(idCardDateDescriptor, { value: '2036-05-18', disabled: true });
export const ReadOnly = fieldStory(idCardDateDescriptor, { value: '2999-01-01', readOnly: true });
export const Invalid = fieldStory(idCardDateDescriptor, { invalid: '有效期至不能为空' });
