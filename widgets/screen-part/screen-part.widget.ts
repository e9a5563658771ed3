import { defineWidget } from '../../engine/contract/widget.ts';
import { ScreenPart } from './ScreenPart.tsx';
import { screenPartDescriptor } from './screen-part.descriptor.ts';

export const widget = defineWidget(screenPartDescriptor, ScreenPart);
