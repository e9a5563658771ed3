import { defineWidget } from '../../engine/contract/widget.ts';
import { SideMenu } from './SideMenu.tsx';
import { sideMenuDescriptor } from './side-menu.descriptor.ts';

export const widget = defineWidget(sideMenuDescriptor, SideMenu);
