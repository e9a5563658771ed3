import { defineWidget } from '../../engine/contract/widget.ts';
import { Progress } from './Progress.tsx';
import { progressDescriptor } from './progress.descriptor.ts';

export const widget = defineWidget(progressDescriptor, Progress);
