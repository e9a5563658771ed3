import { defineWidget } from '../../engine/contract/widget.ts';
import { MenuBar } from './MenuBar.tsx';
import { menuBarDescriptor } from './menu-bar.descriptor.ts';

export const widget = defineWidget(menuBarDescriptor, MenuBar);
