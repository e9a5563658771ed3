import { expect, it } from 'vitest';
import type { Node } from '../schema/documents/node.ts';
import { type Descriptor, describe as describeWidgets } from '../schema/fields/descriptor.ts';
import { bindDefaults } from './bind-defaults.ts';

const widget = (key: string, ownScope: boolean): Descriptor => ({
  key,
  kind: 'layout',
  category: 'layout',
  icon: '',
  title: '',
  defaults: {},
  settings: [],
  texts: { zh: {}, en: {}, zhtw: {} },
  ownScope,
});
const descriptors = describeWidgets([widget('card', false), widget('dialog', true)]);
const field: Node = {
  id: 'name',
  vModel: 'name',
  config: { aditKey: 'input', defaultValue: { $source: 'row', path: 'fullName' } },
};
const around = (aditKey: string): Node => ({ id: aditKey, config: { aditKey, children: [field] } });

it('binds the defaults of a layout with the page, those of a dialog when the dialog opens', () => {
  const rows = { row: { fullName: '缺陷上报' } };
  const [card] = bindDefaults([around('card')], rows, descriptors);
  expect(card?.config.children?.[0]?.config.defaultValue).toBe('缺陷上报');
  const nodes = [around('dialog')];
  expect(bindDefaults(nodes, rows, descriptors)).toBe(nodes);
});
