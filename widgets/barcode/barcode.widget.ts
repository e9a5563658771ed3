import { defineWidget } from '../../engine/contract/widget.ts';
import { Barcode } from './Barcode.tsx';
import { barcodeDescriptor } from './barcode.descriptor.ts';

export const widget = defineWidget(barcodeDescriptor, Barcode);
