import { defineWidget } from '../../engine/contract/widget.ts';
import { FormPreview } from './FormPreview.tsx';
import { formPreviewDescriptor } from './form-preview.descriptor.ts';

export const widget = defineWidget(formPreviewDescriptor, FormPreview);
