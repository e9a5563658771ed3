import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { textareaDescriptor } from './textarea.descriptor.ts';

const words = '顶板施工缝处湿渍，约每分钟 12 滴，下方桥架 2 层有积水痕迹，已放置接水槽';

export default { title: '字段/多行输入 textarea', ...fieldMeta(textareaDescriptor) };

export const Empty = fieldStory(textareaDescriptor, {});
export const Filled = fieldStory(textareaDescriptor, { value: words });
export const Disabled = fieldStory(textareaDescriptor, { value: words, disabled: true });
export const ReadOnly = fieldStory(textareaDescriptor, { value: words, readOnly: true });
export const Invalid = fieldStory(textareaDescriptor, { value: '湿', invalid: '现场描述应不少于 10 个字符' });
export const Growing = fieldStory(textareaDescriptor, {
  value: words,
  node: { props: { minRows: 1, maxRows: 6, clearable: true } },
});
