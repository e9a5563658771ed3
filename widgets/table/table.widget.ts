import { defineWidget } from '../../engine/contract/widget.ts';
import { Table } from './Table.tsx';
import { tableDescriptor } from './table.descriptor.ts';

export const widget = defineWidget(tableDescriptor, Table);
