import { defineWidget } from '../../engine/contract/widget.ts';
import { NumberRange } from './NumberRange.tsx';
import { numberRangeDescriptor } from './number-range.descriptor.ts';

export const widget = defineWidget(numberRangeDescriptor, NumberRange);
