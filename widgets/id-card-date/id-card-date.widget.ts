import { defineWidget } from '../../engine/contract/widget.ts';
import { IdCardDate } from './IdCardDate.tsx';
import { idCardDateDescriptor } from './id-card-date.descriptor.ts';

export const widget = defineWidget(idCardDateDescriptor, IdCardDate);
