import { defineWidget } from '../../engine/contract/widget.ts';
import { IconButton } from './IconButton.tsx';
import { iconButtonDescriptor } from './icon-button.descriptor.ts';

export const widget = defineWidget(iconButtonDescriptor, IconButton);
