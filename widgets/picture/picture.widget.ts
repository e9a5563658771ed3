import { defineWidget } from '../../engine/contract/widget.ts';
import { Picture } from './Picture.tsx';
import { pictureDescriptor } from './picture.descriptor.ts';

export const widget = defineWidget(pictureDescriptor, Picture);
