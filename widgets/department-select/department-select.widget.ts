import { defineWidget } from '../../engine/contract/widget.ts';
import { DepartmentSelect } from './DepartmentSelect.tsx';
import { departmentSelectDescriptor } from './department-select.descriptor.ts';

export const widget = defineWidget(departmentSelectDescriptor, DepartmentSelect);
