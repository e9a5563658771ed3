import { defineWidget } from '../../engine/contract/widget.ts';
import { Pane } from './Pane.tsx';
import { paneDescriptor } from './pane.descriptor.ts';

export const widget = defineWidget(paneDescriptor, Pane);
