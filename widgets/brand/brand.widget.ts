import { defineWidget } from '../../engine/contract/widget.ts';
import { Brand } from './Brand.tsx';
import { brandDescriptor } from './brand.descriptor.ts';

export const widget = defineWidget(brandDescriptor, Brand);
