import { defineWidget } from '../../engine/widget.ts';
import { ModelEntry } from './ModelEntry.tsx';
import { modelEntryDescriptor } from './model-entry.descriptor.ts';

export const widget = defineWidget(modelEntryDescriptor, ModelEntry);
