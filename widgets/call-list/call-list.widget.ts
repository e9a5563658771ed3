import { defineWidget } from '../../engine/contract/widget.ts';
import { CallList } from './CallList.tsx';
import { callListDescriptor } from './call-list.descriptor.ts';

export const widget = defineWidget(callListDescriptor, CallList);
