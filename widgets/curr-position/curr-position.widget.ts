import { defineWidget } from '../../engine/contract/widget.ts';
import { CurrPosition } from './CurrPosition.tsx';
import { currPositionDescriptor } from './curr-position.descriptor.ts';

export const widget = defineWidget(currPositionDescriptor, CurrPosition);
