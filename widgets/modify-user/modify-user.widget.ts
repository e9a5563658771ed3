import { defineWidget } from '../../engine/contract/widget.ts';
import { ModifyUser } from './ModifyUser.tsx';
import { modifyUserDescriptor } from './modify-user.descriptor.ts';

export const widget = defineWidget(modifyUserDescriptor, ModifyUser);
