import { defineWidget } from '../../engine/contract/widget.ts';
import { Img } from './Img.tsx';
import { imgDescriptor } from './img.descriptor.ts';

export const widget = defineWidget(imgDescriptor, Img);
