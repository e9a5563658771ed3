import { defineWidget } from '../../engine/contract/widget.ts';
import { TreeSelect } from './TreeSelect.tsx';
import { treeSelectDescriptor } from './tree-select.descriptor.ts';

export const widget = defineWidget(treeSelectDescriptor, TreeSelect);
