import { defineWidget } from '../../engine/contract/widget.ts';
import { UploadImg } from './UploadImg.tsx';
import { uploadImgDescriptor } from './upload-img.descriptor.ts';

export const widget = defineWidget(uploadImgDescriptor, UploadImg);
