import { defineWidget } from '../../engine/contract/widget.ts';
import { Datetime } from './Datetime.tsx';
import { datetimeDescriptor } from './datetime.descriptor.ts';

export const widget = defineWidget(datetimeDescriptor, Datetime);
