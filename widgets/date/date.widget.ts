import { defineWidget } from '../../engine/widget.ts';
import { DateField } from './DateField.tsx';
import { dateDescriptor } from './date.descriptor.ts';

export const widget = defineWidget(dateDescriptor, DateField);
