import { defineWidget } from '../../../../../engine/contract/widget.ts';
import { Framed } from './Framed.tsx';
import { framedDescriptor } from './framed.descriptor.ts';

export const widget = defineWidget(framedDescriptor, Framed);
