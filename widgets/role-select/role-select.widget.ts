import { defineWidget } from '../../engine/contract/widget.ts';
import { RoleSelect } from './RoleSelect.tsx';
import { roleSelectDescriptor } from './role-select.descriptor.ts';

export const widget = defineWidget(roleSelectDescriptor, RoleSelect);
