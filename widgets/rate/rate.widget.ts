import { defineWidget } from '../../engine/contract/widget.ts';
import { Rate } from './Rate.tsx';
import { rateDescriptor } from './rate.descriptor.ts';

export const widget = defineWidget(rateDescriptor, Rate);
