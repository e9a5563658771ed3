import { defineWidget } from '../../engine/contract/widget.ts';
import { Spacer } from './Spacer.tsx';
import { spacerDescriptor } from './spacer.descriptor.ts';

export const widget = defineWidget(spacerDescriptor, Spacer);
