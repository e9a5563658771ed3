import { documentDrawn, fieldMeta, OneDocument } from '../../.storybook/story.tsx';
import { relationFormAttrDescriptor } from './relation-form-attr.descriptor.ts';

export default { title: '字段/关联表单属性 relationFormAttr', ...fieldMeta(relationFormAttrDescriptor) };

const picker = {
  config: { aditKey: 'relationForm', label: '隧道' },
  props: { modelId: 'tunnel', relationField: 'name' },
};
const attribute = {
  config: { aditKey: 'relationFormAttr', label: '长度（米）' },
  props: { relationField: 'picked', showField: 'length' },
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
export const Filled = drawn({ picked: 't1' });
export const Gone = drawn({ picked: 'gone' });
