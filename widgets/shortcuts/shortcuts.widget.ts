import { defineWidget } from '../../engine/contract/widget.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { shortcutsDescriptor } from './shortcuts.descriptor.ts';

export const widget = defineWidget(shortcutsDescriptor, Shortcuts);
