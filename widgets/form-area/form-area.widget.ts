import { defineWidget } from '../../engine/contract/widget.ts';
import { FormArea } from './FormArea.tsx';
import { formAreaDescriptor } from './form-area.descriptor.ts';

export const widget = defineWidget(formAreaDescriptor, FormArea);
