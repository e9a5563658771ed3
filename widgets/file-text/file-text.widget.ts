import { defineWidget } from '../../engine/contract/widget.ts';
import { FileText } from './FileText.tsx';
import { fileTextDescriptor } from './file-text.descriptor.ts';

export const widget = defineWidget(fileTextDescriptor, FileText);
