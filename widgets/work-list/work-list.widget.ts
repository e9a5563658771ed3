import { defineWidget } from '../../engine/contract/widget.ts';
import { WorkList } from './WorkList.tsx';
import { workListDescriptor } from './work-list.descriptor.ts';

export const widget = defineWidget(workListDescriptor, WorkList);
