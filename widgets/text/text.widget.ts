import { defineWidget } from '../../engine/contract/widget.ts';
import { mapStyle } from '../shared/map-style.ts';
import { Text } from './Text.tsx';
import { textDescriptor } from './text.descriptor.ts';

export const widget = defineWidget(textDescriptor, Text, mapStyle);
