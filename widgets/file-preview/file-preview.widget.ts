import { defineWidget } from '../../engine/contract/widget.ts';
import { FilePreviewPage } from './FilePreviewPage.tsx';
import { filePreviewDescriptor } from './file-preview.descriptor.ts';

export const widget = defineWidget(filePreviewDescriptor, FilePreviewPage);
