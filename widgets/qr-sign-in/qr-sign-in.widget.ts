import { defineWidget } from '../../engine/contract/widget.ts';
import { QrSignIn } from './QrSignIn.tsx';
import { qrSignInDescriptor } from './qr-sign-in.descriptor.ts';

export const widget = defineWidget(qrSignInDescriptor, QrSignIn);
