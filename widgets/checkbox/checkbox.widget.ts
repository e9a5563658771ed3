import { defineWidget } from '../../engine/contract/widget.ts';
import { withOwnSize } from '../radio/own-size.ts';
import { Checkbox } from './Checkbox.tsx';
import { checkboxDescriptor } from './checkbox.descriptor.ts';

export const widget = defineWidget(checkboxDescriptor, Checkbox, withOwnSize);
