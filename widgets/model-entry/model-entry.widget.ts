import { defineWidget } from '../../engine/contract/widget.ts';
import { ModelEntry } from './ModelEntry.tsx';
import { modelEntryDescriptor } from './model-entry.descriptor.ts';

export const widget = defineWidget(modelEntryDescriptor, ModelEntry);
