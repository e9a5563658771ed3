import { defineWidget } from '../../engine/contract/widget.ts';
import { InputNumber } from './InputNumber.tsx';
import { inputNumberDescriptor } from './input-number.descriptor.ts';
import { mapNumberProps } from './map-number-props.ts';

export const widget = defineWidget(inputNumberDescriptor, InputNumber, mapNumberProps);
