import { defineWidget } from '../../engine/contract/widget.ts';
import { ThreeState } from './ThreeState.tsx';
import { threeStateDescriptor } from './three-state.descriptor.ts';

export const widget = defineWidget(threeStateDescriptor, ThreeState);
