import { barcodeFormats, formatNames, usualFormat } from '../../engine/schema/codes/barcode-rules.ts';
import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { withCodesTexts } from '../codes/codes.texts.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { barcodeTexts } from './barcode.texts.ts';

const setting = settingsOf('barcode', barcodeTexts);
const pixels = (min: number, max: number) => ({ min, max });

/** Names and defaults: library specification 9, control types 3, barcode. */
export const barcodeDescriptor = defineDescriptor({
  key: 'barcode',
  kind: 'action',
  category: 'display',
  icon: 'BarcodeOutlined',
  title: 'widget.barcode',
  defaults: {
    format: usualFormat,
    lineColor: '#000000',
    background: '#ffffff',
    width: 4,
    height: 40,
    margin: 5,
    displayValue: false,
    dataType: 'static',
    staticText: '20220810',
    relationField: '',
  },
  fieldProps: ['relationField'],
  settings: [
    setting('dataType', 'select', {
      options: ['static', 'relation'].map((value) => ({ value, label: value })),
      defaultValue: 'static',
    }),
    setting('staticText', 'input', { props: { maxlength: 80 }, defaultValue: '20220810' }),
    setting('relationField', 'input', { props: { maxlength: 120 } }),
    setting('format', 'select', {
      options: barcodeFormats.map((value) => ({ value, label: formatNames[value] })),
      defaultValue: usualFormat,
    }),
    setting('lineColor', 'colorPicker', { defaultValue: '#000000' }),
    setting('background', 'colorPicker', { defaultValue: '#ffffff' }),
    setting('width', 'inputNumber', { props: { ...pixels(0.5, 10), precision: 1 }, defaultValue: 4 }),
    setting('height', 'inputIntNumber', { props: pixels(10, 400), defaultValue: 40 }),
    setting('margin', 'inputIntNumber', { props: pixels(0, 100), defaultValue: 5 }),
    setting('displayValue', 'switch', { defaultValue: false }),
  ],
  texts: withCodesTexts(barcodeTexts),
  checkedAs: 'barcode',
  rare: true,
  inTable: true,
  ownLabel: true,
  heightPx: 62,
});
