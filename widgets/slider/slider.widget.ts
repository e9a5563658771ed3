import { defineWidget } from '../../engine/widget.ts';
import { Slider } from './Slider.tsx';
import { sliderDescriptor } from './slider.descriptor.ts';

export const widget = defineWidget(sliderDescriptor, Slider);
