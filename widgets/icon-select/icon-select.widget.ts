import { defineWidget } from '../../engine/contract/widget.ts';
import { IconSelect } from './IconSelect.tsx';
import { iconSelectDescriptor } from './icon-select.descriptor.ts';

export const widget = defineWidget(iconSelectDescriptor, IconSelect);
