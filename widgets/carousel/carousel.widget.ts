import { defineWidget } from '../../engine/contract/widget.ts';
import { Carousel } from './Carousel.tsx';
import { carouselDescriptor } from './carousel.descriptor.ts';

export const widget = defineWidget(carouselDescriptor, Carousel);
