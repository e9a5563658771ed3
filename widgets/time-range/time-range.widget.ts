import { defineWidget } from '../../engine/contract/widget.ts';
import { mapTimeProps } from '../time/map-time-props.ts';
import { TimeRange } from './TimeRange.tsx';
import { timeRangeDescriptor } from './time-range.descriptor.ts';

export const widget = defineWidget(timeRangeDescriptor, TimeRange, mapTimeProps);
