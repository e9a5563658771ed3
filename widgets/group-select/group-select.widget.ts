import { defineWidget } from '../../engine/contract/widget.ts';
import { GroupSelect } from './GroupSelect.tsx';
import { groupSelectDescriptor } from './group-select.descriptor.ts';

export const widget = defineWidget(groupSelectDescriptor, GroupSelect);
