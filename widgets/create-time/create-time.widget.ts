import { defineWidget } from '../../engine/contract/widget.ts';
import { CreateTime } from './CreateTime.tsx';
import { createTimeDescriptor } from './create-time.descriptor.ts';

export const widget = defineWidget(createTimeDescriptor, CreateTime);
