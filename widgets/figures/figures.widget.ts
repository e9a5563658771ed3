import { defineWidget } from '../../engine/contract/widget.ts';
import { Figures } from './Figures.tsx';
import { figuresDescriptor } from './figures.descriptor.ts';

export const widget = defineWidget(figuresDescriptor, Figures);
