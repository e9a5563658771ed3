import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { fileTextDescriptor } from './file-text.descriptor.ts';

const value = '{\n  "version": 1,\n  "nodes": []\n}';
const config = { label: '设计文件' };

export default { title: '页面/文件内容 fileText', ...fieldMeta(fileTextDescriptor) };

export const Empty = fieldStory(fileTextDescriptor, {
  node: { config, props: { placeholder: '{ "version": 1, "nodes": [ … ] }' } },
});
export const Filled = fieldStory(fileTextDescriptor, { value, node: { config } });
export const NotJson = fieldStory(fileTextDescriptor, { value: '{\n  "version": 1,\n', node: { config } });
export const Disabled = fieldStory(fileTextDescriptor, { value, disabled: true, node: { config } });
export const ReadOnly = fieldStory(fileTextDescriptor, { value, readOnly: true, node: { config } });
export const Invalid = fieldStory(fileTextDescriptor, { value, invalid: '不认识这种设计', node: { config } });
