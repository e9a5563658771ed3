import { defineWidget } from '../../engine/widget.ts';
import { Calculate } from './Calculate.tsx';
import { calculateDescriptor } from './calculate.descriptor.ts';

export const widget = defineWidget(calculateDescriptor, Calculate);
