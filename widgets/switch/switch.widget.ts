import { defineWidget } from '../../engine/contract/widget.ts';
import { Switch } from './Switch.tsx';
import { switchDescriptor } from './switch.descriptor.ts';

export const widget = defineWidget(switchDescriptor, Switch);
