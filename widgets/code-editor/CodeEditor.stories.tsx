import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { codeEditorDescriptor } from './code-editor.descriptor.ts';

export default { title: '字段/代码编辑 codeEditor', ...fieldMeta(codeEditorDescriptor) };

const value = '{\n  "device": "RTU-2040",\n  "period": 60,\n  "alarms": ["CH4", "O2"]\n}';
const markup = '<pipe id="K2"><name>云栖路</name><!-- 备用 --><cabin/></pipe>';

export const Empty = fieldStory(codeEditorDescriptor, {});
export const Filled = fieldStory(codeEditorDescriptor, { value });
export const Disabled = fieldStory(codeEditorDescriptor, { value, disabled: true });
export const ReadOnly = fieldStory(codeEditorDescriptor, { value, readOnly: true });
export const Invalid = fieldStory(codeEditorDescriptor, { invalid: '报文不能为空' });
export const Inline = fieldStory(codeEditorDescriptor, { value, node: { props: { inline: true } } });
export const InlineMarkup = fieldStory(codeEditorDescriptor, { value: markup, node: { props: { inline: true } } });
export const InlineBroken = fieldStory(codeEditorDescriptor, {
  value: value.slice(0, -2),
  invalid: '报文应为 JSON',
  node: { props: { inline: true, codeType: 'JSON' } },
});
export const InlineReadOnly = fieldStory(codeEditorDescriptor, {
  value,
  readOnly: true,
  node: { props: { inline: true } },
});
