import { defineWidget } from '../../engine/contract/widget.ts';
import { Facts } from './Facts.tsx';
import { factsDescriptor } from './facts.descriptor.ts';

export const widget = defineWidget(factsDescriptor, Facts);
