import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { positionSelectDescriptor } from './position-select.descriptor.ts';

export default { title: '字段/岗位选择 positionSelect', ...fieldMeta(positionSelectDescriptor) };

const value = 'lead';

export const Empty = fieldStory(positionSelectDescriptor, {});
export const Filled = fieldStory(positionSelectDescriptor, { value });
export const Disabled = fieldStory(positionSelectDescriptor, { value, disabled: true });
export const ReadOnly = fieldStory(positionSelectDescriptor, { value, readOnly: true });
export const Invalid = fieldStory(positionSelectDescriptor, { invalid: '岗位不能为空' });
export const Several = fieldStory(positionSelectDescriptor, {
  value: ['lead', 'walker'],
  node: { props: { multiple: true } },
});
