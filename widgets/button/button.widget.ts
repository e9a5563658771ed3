import { defineWidget } from '../../engine/contract/widget.ts';
import { Button } from './Button.tsx';
import { buttonDescriptor } from './button.descriptor.ts';

export const widget = defineWidget(buttonDescriptor, Button);
