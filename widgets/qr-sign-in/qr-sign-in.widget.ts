import { defineWidget } from '../../engine/widget.ts';
import { QrSignIn } from './QrSignIn.tsx';
import { qrSignInDescriptor } from './qr-sign-in.descriptor.ts';

export const widget = defineWidget(qrSignInDescriptor, QrSignIn);
