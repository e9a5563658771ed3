import { defineWidget } from '../../engine/contract/widget.ts';
import { UploadFile } from './UploadFile.tsx';
import { uploadFileDescriptor } from './upload-file.descriptor.ts';

export const widget = defineWidget(uploadFileDescriptor, UploadFile);
