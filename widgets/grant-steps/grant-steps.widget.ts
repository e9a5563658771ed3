import { defineWidget } from '../../engine/contract/widget.ts';
import { GrantSteps } from './GrantSteps.tsx';
import { grantStepsDescriptor } from './grant-steps.descriptor.ts';

export const widget = defineWidget(grantStepsDescriptor, GrantSteps);
