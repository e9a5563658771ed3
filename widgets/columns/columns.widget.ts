import { defineWidget } from '../../engine/contract/widget.ts';
import { Columns } from './Columns.tsx';
import { columnsDescriptor } from './columns.descriptor.ts';

export const widget = defineWidget(columnsDescriptor, Columns);
