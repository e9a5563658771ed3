import { defineWidget } from '../../engine/widget.ts';
import { ModifyTime } from './ModifyTime.tsx';
import { modifyTimeDescriptor } from './modify-time.descriptor.ts';

export const widget = defineWidget(modifyTimeDescriptor, ModifyTime);
