import { defineWidget } from '../../engine/contract/widget.ts';
import { ModelList } from './ModelList.tsx';
import { modelListDescriptor } from './model-list.descriptor.ts';

export const widget = defineWidget(modelListDescriptor, ModelList);
