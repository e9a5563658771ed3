import { documentDrawn, fieldMeta, OneDocument } from '../../.storybook/story.tsx';
import { popupAttrDescriptor } from './popup-attr.descriptor.ts';

export default { title: '字段/弹窗选择属性 popupAttr', ...fieldMeta(popupAttrDescriptor) };

const picker = { config: { aditKey: 'popupSelect', label: '材料' }, props: { interfaceId: 'material' } };
const attribute = {
  config: { aditKey: 'popupAttr', label: '规格型号' },
  props: { relationField: 'picked', showField: 'spec' },
};
const nodes = [
  { id: 'picked', vModel: 'picked', ...picker },
  { id: 'shown', vModel: 'shown', ...attribute },
];
const drawn = (values: Record<string, unknown>) => ({
  render: () => <OneDocument nodes={nodes} values={values} />,
  play: documentDrawn,
});

export const Empty = drawn({});
export const Filled = drawn({ picked: 'M001' });
export const Gone = drawn({ picked: 'gone' });
