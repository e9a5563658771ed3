import { defineWidget } from '../../engine/contract/widget.ts';
import { FileList } from './FileList.tsx';
import { fileListDescriptor } from './file-list.descriptor.ts';

export const widget = defineWidget(fileListDescriptor, FileList);
