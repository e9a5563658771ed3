import { defineWidget } from '../../engine/contract/widget.ts';
import { ActionList } from './ActionList.tsx';
import { actionListDescriptor } from './action-list.descriptor.ts';

export const widget = defineWidget(actionListDescriptor, ActionList);
