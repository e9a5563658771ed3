// Here: the designer as a widget of a page; its parts stand in the folders, each above those that it imports.

import { defineWidget } from '../engine/contract/widget.ts';
import { modelDesignerDescriptor } from './designer.descriptor.ts';
import { ModelDesigner } from './frame/ModelDesigner.tsx';

export const widget = defineWidget(modelDesignerDescriptor, ModelDesigner);
