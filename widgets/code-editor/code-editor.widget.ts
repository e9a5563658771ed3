import { defineWidget } from '../../engine/contract/widget.ts';
import { CodeEditor } from './CodeEditor.tsx';
import { codeEditorDescriptor } from './code-editor.descriptor.ts';

export const widget = defineWidget(codeEditorDescriptor, CodeEditor);
