import { expect, it } from 'vitest';
import { describe as byKey } from '../../../engine/schema/descriptor.ts';
import { inputDescriptor } from '../../../widgets/input/input.descriptor.ts';
import { tableDescriptor } from '../../../widgets/table/table.descriptor.ts';
import { treeOf } from '../../document/design-tree.ts';
import { codeUsers, fieldCodeOf } from './access-codes.ts';

const descriptors = byKey([inputDescriptor, tableDescriptor]);
const tree = treeOf({
  nodes: [
    { id: 'a', vModel: 'name', config: { aditKey: 'input' }, access: 'btn_price' },
    {
      id: 't',
      vModel: 'items',
      config: {
        aditKey: 'table',
        children: [{ id: 'c', vModel: 'count', config: { aditKey: 'input' }, access: 'btn_price' }],
      },
    },
  ],
});

it('a code that another node asks for is found, a node is no twin of itself, and no code is nobody’s', () => {
  expect(codeUsers(tree, 'btn_price', ['a']).map(({ key }) => key)).toEqual(['c']);
  expect(codeUsers(tree, '', [])).toEqual([]);
});

it('rights name a field by its name, and a column with its table', () => {
  expect([
    fieldCodeOf(tree, 'a', descriptors),
    fieldCodeOf(tree, 'c', descriptors),
    fieldCodeOf(tree, 'x', descriptors),
  ]).toEqual(['name', 'items-count', '']);
});
