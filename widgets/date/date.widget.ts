import { defineWidget } from '../../engine/contract/widget.ts';
import { DateField } from './DateField.tsx';
import { dateDescriptor } from './date.descriptor.ts';

export const widget = defineWidget(dateDescriptor, DateField);
