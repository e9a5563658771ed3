import { defineWidget } from '../../engine/widget.ts';
import { CreateUser } from './CreateUser.tsx';
import { createUserDescriptor } from './create-user.descriptor.ts';

export const widget = defineWidget(createUserDescriptor, CreateUser);
