import { defineWidget } from '../../engine/widget.ts';
import { Select } from './Select.tsx';
import { selectDescriptor } from './select.descriptor.ts';

export const widget = defineWidget(selectDescriptor, Select);
