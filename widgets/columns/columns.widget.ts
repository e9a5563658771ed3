import { defineWidget } from '../../engine/widget.ts';
import { Columns } from './Columns.tsx';
import { columnsDescriptor } from './columns.descriptor.ts';

export const widget = defineWidget(columnsDescriptor, Columns);
