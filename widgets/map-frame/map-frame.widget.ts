import { defineWidget } from '../../engine/contract/widget.ts';
import { MapFrame } from './MapFrame.tsx';
import { mapFrameDescriptor } from './map-frame.descriptor.ts';

export const widget = defineWidget(mapFrameDescriptor, MapFrame);
