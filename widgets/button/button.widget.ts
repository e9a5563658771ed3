import { defineWidget } from '../../engine/widget.ts';
import { Button } from './Button.tsx';
import { buttonDescriptor } from './button.descriptor.ts';

export const widget = defineWidget(buttonDescriptor, Button);
