import { defineWidget } from '../../engine/contract/widget.ts';
import { PlainText } from './PlainText.tsx';
import { plainTextDescriptor } from './plain-text.descriptor.ts';

export const widget = defineWidget(plainTextDescriptor, PlainText);
