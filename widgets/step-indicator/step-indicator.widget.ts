import { defineWidget } from '../../engine/contract/widget.ts';
import { StepIndicator } from './StepIndicator.tsx';
import { stepIndicatorDescriptor } from './step-indicator.descriptor.ts';

export const widget = defineWidget(stepIndicatorDescriptor, StepIndicator);
