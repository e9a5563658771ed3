import { defineWidget } from '../../engine/contract/widget.ts';
import { withOwnSize } from '../radio/own-size.ts';
import { ColorPicker } from './ColorPicker.tsx';
import { colorPickerDescriptor } from './color-picker.descriptor.ts';

export const widget = defineWidget(colorPickerDescriptor, ColorPicker, withOwnSize);
