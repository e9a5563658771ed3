import { defineWidget } from '../../engine/contract/widget.ts';
import { mapNumberProps } from '../input-number/map-number-props.ts';
import { InputIntNumber } from './InputIntNumber.tsx';
import { inputIntNumberDescriptor } from './input-int-number.descriptor.ts';

export const widget = defineWidget(inputIntNumberDescriptor, InputIntNumber, mapNumberProps);
