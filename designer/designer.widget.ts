import { defineWidget } from '../engine/contract/widget.ts';
import { modelDesignerDescriptor } from './designer.descriptor.ts';
import { ModelDesigner } from './frame/ModelDesigner.tsx';

export const widget = defineWidget(modelDesignerDescriptor, ModelDesigner);
