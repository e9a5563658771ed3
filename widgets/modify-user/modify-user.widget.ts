import { defineWidget } from '../../engine/widget.ts';
import { ModifyUser } from './ModifyUser.tsx';
import { modifyUserDescriptor } from './modify-user.descriptor.ts';

export const widget = defineWidget(modifyUserDescriptor, ModifyUser);
