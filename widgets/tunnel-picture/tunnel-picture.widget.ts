import { defineWidget } from '../../engine/contract/widget.ts';
import { TunnelPicture } from './TunnelPicture.tsx';
import { tunnelPictureDescriptor } from './tunnel-picture.descriptor.ts';

export const widget = defineWidget(tunnelPictureDescriptor, TunnelPicture);
