import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { qrSignInTexts } from './qr-sign-in.texts.ts';

export const qrSignInDescriptor = defineDescriptor({
  key: 'qrSignIn',
  kind: 'action',
  category: 'page',
  icon: 'QrcodeOutlined',
  title: 'widget.qrSignIn',
  defaults: {},
  settings: [],
  texts: qrSignInTexts,
  inTable: false,
  ownLabel: true,
  heightPx: 260,
});
