import { expect, it } from 'vitest';
import { describe as byKey } from '../../../engine/schema/fields/descriptor.ts';
import { inputDescriptor } from '../../../widgets/input/input.descriptor.ts';
import { tableDescriptor } from '../../../widgets/table/table.descriptor.ts';
import { treeOf } from '../../document/design-tree.ts';
import { accessCode, accessParts, asksForJudge, codeUsers, fieldCodeOf, storedAccess } from './access-codes.ts';

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

it.each([
  ['btn_send', { code: 'btn_send', kind: '', modelId: '', judge: false }],
  [{ code: 'btn_send' }, { code: 'btn_send', kind: 'button', modelId: '', judge: false }],
  [
    { code: 'items-price', kind: 'column', modelId: 'm1' },
    { code: 'items-price', kind: 'column', modelId: 'm1', judge: false },
  ],
  [
    { code: 'btn_add', judge: true },
    { code: 'btn_add', kind: 'button', modelId: '', judge: true },
  ],
])('%j is edited in its parts and written again as it was', (stored, parts) => {
  expect(accessParts(stored)).toEqual(parts);
  expect(storedAccess(parts)).toEqual(stored);
});

it('nothing is written without a code, and no judge flag where it has no say', () => {
  const parts = { code: '', kind: 'form', modelId: 'm1', judge: true };
  expect(storedAccess(parts)).toBeUndefined();
  expect(storedAccess({ ...parts, code: 'btn_add' })).toEqual({ code: 'btn_add', kind: 'form', modelId: 'm1' });
  expect([asksForJudge({ code: 'btn_add', kind: 'button' }), asksForJudge({ code: 'btn_x', kind: 'button' })]).toEqual([
    true,
    false,
  ]);
});

it.each([undefined, null, 1, [], {}, { code: 2 }])('%j has no code', (stored) => {
  expect(accessCode(stored)).toBe('');
  expect(accessParts(stored)).toMatchObject({ code: '', modelId: '' });
});
