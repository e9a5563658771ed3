import { defineWidget } from '../../engine/contract/widget.ts';
import { mapTimeProps } from './map-time-props.ts';
import { Time } from './Time.tsx';
import { timeDescriptor } from './time.descriptor.ts';

export const widget = defineWidget(timeDescriptor, Time, mapTimeProps);
