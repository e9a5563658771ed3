import { actionMeta, actionStory, documentDrawn, OneDocument } from '../../.storybook/story.tsx';
import { barcodeDescriptor } from './barcode.descriptor.ts';

export default { title: '展示/条形码 barcode', ...actionMeta(barcodeDescriptor) };

const named = (props: Record<string, unknown>) => ({ node: { config: { label: '设备条码' }, props } });

export const Fixed = actionStory(
  barcodeDescriptor,
  named({ staticText: 'GL-2026-018'.replaceAll('-', ''), displayValue: true }),
);
export const Ean = actionStory(barcodeDescriptor, named({ format: 'ean13', staticText: '4006381333931', width: 2 }));
export const WrongCheckDigit = actionStory(barcodeDescriptor, named({ format: 'ean13', staticText: '4006381333930' }));
export const NoCode = actionStory(barcodeDescriptor, named({ staticText: '设备 18' }));
export const Empty = actionStory(barcodeDescriptor, named({ staticText: '' }));
export const WiderThanItsPlace = actionStory(barcodeDescriptor, named({ staticText: 'ABCDEFGHIJ'.repeat(4) }));

const nodes = [
  { id: 'no', vModel: 'no', config: { aditKey: 'input', label: '编号', span: 24 } },
  {
    id: 'code',
    config: { aditKey: 'barcode', label: '编号条码' },
    props: { dataType: 'relation', relationField: 'no', width: 2, displayValue: true },
  },
];
export const OfAField = {
  render: () => <OneDocument nodes={nodes} values={{ no: 'QX20261127' }} />,
  play: documentDrawn,
};
