import { defineWidget } from '../../engine/contract/widget.ts';
import { UserSelect } from './UserSelect.tsx';
import { userSelectDescriptor } from './user-select.descriptor.ts';

export const widget = defineWidget(userSelectDescriptor, UserSelect);
