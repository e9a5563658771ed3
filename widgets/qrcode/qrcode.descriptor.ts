import { qrLevels } from '../../engine/schema/codes/qr-size.ts';
import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { withCodesTexts } from '../codes/codes.texts.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { qrcodeTexts } from './qrcode.texts.ts';

const setting = settingsOf('qrcode', qrcodeTexts);

/** Names and defaults: library specification 9, control types 3, qrcode; a new one is drawn larger. */
export const qrcodeDescriptor = defineDescriptor({
  key: 'qrcode',
  kind: 'action',
  category: 'display',
  icon: 'QrcodeOutlined',
  title: 'widget.qrcode',
  defaults: {
    colorDark: '#000000',
    colorLight: '#ffffff',
    width: 40,
    correction: 'L',
    dataType: 'static',
    staticText: '二维码',
    relationField: '',
    link: false,
  },
  fresh: { width: 100 },
  fieldProps: ['relationField'],
  settings: [
    setting('dataType', 'select', {
      options: ['static', 'relation', 'form'].map((value) => ({ value, label: value })),
      defaultValue: 'static',
    }),
    setting('staticText', 'textarea', { props: { maxlength: 2953 }, defaultValue: '二维码' }),
    setting('relationField', 'input', { props: { maxlength: 120 } }),
    setting('link', 'switch', { defaultValue: false }),
    setting('colorDark', 'colorPicker', { defaultValue: '#000000' }),
    setting('colorLight', 'colorPicker', { defaultValue: '#ffffff' }),
    setting('width', 'inputIntNumber', { props: { min: 16, max: 1000 }, defaultValue: 40 }),
    setting('correction', 'select', {
      options: qrLevels.map((value) => ({ value, label: value })),
      defaultValue: 'L',
    }),
  ],
  texts: withCodesTexts(qrcodeTexts),
  checkedAs: 'qrcode',
  rare: true,
  inTable: true,
  ownLabel: true,
  heightPx: 112,
});
