import { defineWidget } from '../../engine/contract/widget.ts';
import { Qrcode } from './Qrcode.tsx';
import { qrcodeDescriptor } from './qrcode.descriptor.ts';

export const widget = defineWidget(qrcodeDescriptor, Qrcode);
