import { defineWidget } from '../../engine/contract/widget.ts';
import { ModelRecord } from './ModelRecord.tsx';
import { modelRecordDescriptor } from './model-record.descriptor.ts';

export const widget = defineWidget(modelRecordDescriptor, ModelRecord);
