import { defineWidget } from '../../engine/widget.ts';
import { ActionList } from './ActionList.tsx';
import { actionListDescriptor } from './action-list.descriptor.ts';

export const widget = defineWidget(actionListDescriptor, ActionList);
