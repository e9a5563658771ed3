import { defineWidget } from '../../engine/contract/widget.ts';
import { Calculate } from './Calculate.tsx';
import { calculateDescriptor } from './calculate.descriptor.ts';

export const widget = defineWidget(calculateDescriptor, Calculate);
