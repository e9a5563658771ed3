import { defineWidget } from '../../../../../engine/contract/widget.ts';
import { Tally } from './Tally.tsx';
import { tallyDescriptor } from './tally.descriptor.ts';

export const widget = defineWidget(tallyDescriptor, Tally);
