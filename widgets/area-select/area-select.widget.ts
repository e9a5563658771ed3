import { defineWidget } from '../../engine/contract/widget.ts';
import { AreaSelect } from './AreaSelect.tsx';
import { areaSelectDescriptor } from './area-select.descriptor.ts';

export const widget = defineWidget(areaSelectDescriptor, AreaSelect);
