import { type Descriptor, type DescriptorMap, defineDescriptor, describe } from '../descriptor.ts';
import type { Node } from '../documents/node.ts';

/** A handful of widgets, one of each sort that the checks tell apart. For tests. */
const widget = (key: string, kind: Descriptor['kind'], more: Partial<Descriptor> = {}) =>
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

export const testWidgets: DescriptorMap = describe([
  widget('input', 'field', {
    value: 'text',
    settings: [
      setting('inputNumber', 'maxlength'),
      setting('switch', 'clearable'),
      setting('select', 'align', { slot: options }),
    ],
  }),
  widget('inputNumber', 'field', { value: 'decimal', settings: [setting('inputNumber', 'max')] }),
  widget('switch', 'field', { value: 'boolean' }),
  widget('select', 'field', { value: (node) => (node.props?.multiple === true ? 'choices' : 'choice'), options: true }),
  widget('rate', 'field', { value: 'integer', inTable: false, inList: false, inSearch: false }),
  widget('calculate', 'field', {
    value: 'computed',
    settings: [setting('select', 'expression', { props: { multiple: true } })],
  }),
  widget('table', 'field', { value: 'table', holds: 'columns' }),
  widget('fragile', 'field', {
    value: (node) => {
      if (node.props?.mode === 'broken') throw new Error('This widget does not expect that.');
      return 'text';
    },
  }),
  widget('card', 'layout', { holds: 'nodes', inTable: false }),
  widget('row', 'layout'),
  widget('tabs', 'layout', { holds: 'panes', inTable: false }),
  widget('pane', 'layout', { holds: 'nodes', inner: true }),
  widget('dialog', 'layout', { holds: 'nodes' }),
  widget('button', 'action', { inTable: false }),
]);
