import { defineWidget } from '../../engine/widget.ts';
import { Row } from './Row.tsx';
import { rowDescriptor } from './row.descriptor.ts';

export const widget = defineWidget(rowDescriptor, Row);
