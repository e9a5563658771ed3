import { defineWidget } from '../../engine/contract/widget.ts';
import { DateRange } from './DateRange.tsx';
import { dateRangeDescriptor } from './date-range.descriptor.ts';

export const widget = defineWidget(dateRangeDescriptor, DateRange);
