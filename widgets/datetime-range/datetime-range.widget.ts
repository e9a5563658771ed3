import { defineWidget } from '../../engine/contract/widget.ts';
import { DatetimeRange } from './DatetimeRange.tsx';
import { datetimeRangeDescriptor } from './datetime-range.descriptor.ts';

export const widget = defineWidget(datetimeRangeDescriptor, DatetimeRange);
