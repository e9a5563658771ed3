import type { Node } from '../../engine/schema/documents/node.ts';
import {
  type Descriptor,
  type DescriptorMap,
  defineDescriptor,
  describe,
} from '../../engine/schema/fields/descriptor.ts';

/** A widget that says no more of itself than it has to. For tests. */
export const testWidget = (key: string, kind: Descriptor['kind'], more: Partial<Descriptor> = {}) =>
  defineDescriptor({
    key,
    kind,
    category: 'basic',
    icon: 'FormOutlined',
    title: `widget.${key}`,
    defaults: {},
    settings: [],
    texts: { zh: {}, en: {}, zhtw: {} },
    ...more,
  });

const setting = (aditKey: string, name: string, more: Partial<Node> = {}): Node => ({
  id: name,
  vModel: name,
  config: { aditKey, label: `设置 ${name}` },
  ...more,
});

const options = {
  options: [
    { id: 'left', fullName: '左' },
    { id: 'right', fullName: '右' },
  ],
};

/** A handful of widgets, one of each sort that the checks tell apart. For tests. */
export const testWidgets: DescriptorMap = describe([
  testWidget('input', 'field', {
    value: 'text',
    settings: [
      setting('inputNumber', 'maxlength'),
      setting('switch', 'clearable'),
      setting('select', 'align', { slot: options }),
    ],
  }),
  testWidget('inputNumber', 'field', { value: 'decimal', settings: [setting('inputNumber', 'max')] }),
  testWidget('switch', 'field', { value: 'boolean' }),
  testWidget('select', 'field', {
    value: (node) => (node.props?.multiple === true ? 'choices' : 'choice'),
    options: true,
  }),
  testWidget('rate', 'field', { value: 'integer', inTable: false, inList: false, inSearch: false }),
  testWidget('calculate', 'field', {
    value: 'computed',
    settings: [setting('select', 'expression', { props: { multiple: true } })],
  }),
  testWidget('table', 'field', { value: 'table', holds: 'columns' }),
  testWidget('fragile', 'field', {
    value: (node) => {
      if (node.props?.mode === 'broken') throw new Error('This widget does not expect that.');
      return 'text';
    },
  }),
  testWidget('card', 'layout', { holds: 'nodes', inTable: false }),
  testWidget('row', 'layout'),
  testWidget('tabs', 'layout', { holds: 'panes', inTable: false }),
  testWidget('pane', 'layout', { holds: 'nodes', inner: true }),
  testWidget('dialog', 'layout', { holds: 'nodes' }),
  testWidget('button', 'action', { inTable: false }),
]);
