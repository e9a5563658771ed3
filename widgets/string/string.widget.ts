import { defineWidget } from '../../engine/contract/widget.ts';
import { StringText } from './StringText.tsx';
import { stringDescriptor } from './string.descriptor.ts';

export const widget = defineWidget(stringDescriptor, StringText);
