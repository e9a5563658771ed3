import { defineWidget } from '../../engine/contract/widget.ts';
import { CreateUser } from './CreateUser.tsx';
import { createUserDescriptor } from './create-user.descriptor.ts';

export const widget = defineWidget(createUserDescriptor, CreateUser);
