import { defineWidget } from '../../engine/widget.ts';
import { Time } from './Time.tsx';
import { timeDescriptor } from './time.descriptor.ts';

export const widget = defineWidget(timeDescriptor, Time);
