import { defineWidget } from '../../engine/contract/widget.ts';
import { ShortcutEditor } from './ShortcutEditor.tsx';
import { shortcutEditorDescriptor } from './shortcut-editor.descriptor.ts';

export const widget = defineWidget(shortcutEditorDescriptor, ShortcutEditor);
