import { defineWidget } from '../../engine/contract/widget.ts';
import { UserMenu } from './UserMenu.tsx';
import { userMenuDescriptor } from './user-menu.descriptor.ts';

export const widget = defineWidget(userMenuDescriptor, UserMenu);
