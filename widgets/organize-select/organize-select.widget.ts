import { defineWidget } from '../../engine/contract/widget.ts';
import { OrganizeSelect } from './OrganizeSelect.tsx';
import { organizeSelectDescriptor } from './organize-select.descriptor.ts';

export const widget = defineWidget(organizeSelectDescriptor, OrganizeSelect);
