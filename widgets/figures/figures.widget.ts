import { defineWidget } from '../../engine/widget.ts';
import { Figures } from './Figures.tsx';
import { figuresDescriptor } from './figures.descriptor.ts';

export const widget = defineWidget(figuresDescriptor, Figures);
