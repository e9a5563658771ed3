import { defineWidget } from '../../engine/widget.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { shortcutsDescriptor } from './shortcuts.descriptor.ts';

export const widget = defineWidget(shortcutsDescriptor, Shortcuts);
