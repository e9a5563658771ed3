import { defineWidget } from '../../engine/contract/widget.ts';
import { Dialog } from './Dialog.tsx';
import { dialogDescriptor } from './dialog.descriptor.ts';

export const widget = defineWidget(dialogDescriptor, Dialog);
