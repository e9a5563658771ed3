import { defineWidget } from '../../engine/contract/widget.ts';
import { PositionSelect } from './PositionSelect.tsx';
import { positionSelectDescriptor } from './position-select.descriptor.ts';

export const widget = defineWidget(positionSelectDescriptor, PositionSelect);
