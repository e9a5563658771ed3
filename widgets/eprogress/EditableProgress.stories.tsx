import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { eprogressDescriptor } from './eprogress.descriptor.ts';

export default { title: '字段/进度填写 eprogress', ...fieldMeta(eprogressDescriptor) };

export const Empty = fieldStory(eprogressDescriptor, {});
export const Filled = fieldStory(eprogressDescriptor, { value: 35 });
export const Disabled = fieldStory(eprogressDescriptor, { value: 35, disabled: true });
export const ReadOnly = fieldStory(eprogressDescriptor, { value: 35, readOnly: true });
export const Invalid = fieldStory(eprogressDescriptor, { value: 130, invalid: '完成进度应不大于 100' });
export const Tens = fieldStory(eprogressDescriptor, { value: 40, node: { props: { min: 10, max: 90, step: 10 } } });
