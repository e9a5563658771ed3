import { defineWidget } from '../../engine/contract/widget.ts';
import { Row } from './Row.tsx';
import { rowDescriptor } from './row.descriptor.ts';

export const widget = defineWidget(rowDescriptor, Row);
