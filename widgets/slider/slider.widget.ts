import { defineWidget } from '../../engine/contract/widget.ts';
import { Slider } from './Slider.tsx';
import { sliderDescriptor } from './slider.descriptor.ts';

export const widget = defineWidget(sliderDescriptor, Slider);
