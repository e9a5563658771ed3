import { defineWidget } from '../../engine/contract/widget.ts';
import { Select } from './Select.tsx';
import { selectDescriptor } from './select.descriptor.ts';

export const widget = defineWidget(selectDescriptor, Select);
