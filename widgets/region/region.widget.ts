import { defineWidget } from '../../engine/contract/widget.ts';
import { Region } from './Region.tsx';
import { regionDescriptor } from './region.descriptor.ts';

export const widget = defineWidget(regionDescriptor, Region);
