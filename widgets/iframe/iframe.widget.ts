import { defineWidget } from '../../engine/contract/widget.ts';
import { Iframe } from './Iframe.tsx';
import { iframeDescriptor } from './iframe.descriptor.ts';

export const widget = defineWidget(iframeDescriptor, Iframe);
