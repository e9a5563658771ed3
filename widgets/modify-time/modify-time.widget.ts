import { defineWidget } from '../../engine/contract/widget.ts';
import { ModifyTime } from './ModifyTime.tsx';
import { modifyTimeDescriptor } from './modify-time.descriptor.ts';

export const widget = defineWidget(modifyTimeDescriptor, ModifyTime);
