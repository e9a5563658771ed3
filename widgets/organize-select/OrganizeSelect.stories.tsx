import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { organizeSelectDescriptor } from './organize-select.descriptor.ts';

export default { title: '字段/组织选择 organizeSelect', ...fieldMeta(organizeSelectDescriptor) };

const value = ['co', 'run'];

export const Empty = fieldStory(organizeSelectDescriptor, {});
export const Filled = fieldStory(organizeSelectDescriptor, { value });
export const Disabled = fieldStory(organizeSelectDescriptor, { value, disabled: true });
export const ReadOnly = fieldStory(organizeSelectDescriptor, { value, readOnly: true });
export const Invalid = fieldStory(organizeSelectDescriptor, { invalid: '所属组织不能为空' });
export const Several = fieldStory(organizeSelectDescriptor, {
  value: [
    ['co', 'run'],
    ['co', 'safe'],
  ],
  node: { props: { multiple: true } },
});
