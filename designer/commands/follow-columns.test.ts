import { describe, expect, it } from 'vitest';
import { carryOut, container, field, form } from '../../test/support/designer/design.ts';
import { duplicateNodes } from './duplicate-nodes.ts';
import { insertNode } from './insert-node.ts';
import { renameField } from './rename-field.ts';

const main = (fields: { field: string; dataLength?: number }[], bound?: true) => [
  { table: 'orders', typeId: '1', ...(bound ? { bound } : {}), fields },
];

describe('a field that gets another name', () => {
  it('takes what its table says of its column along', () => {
    const document = form([field('a'), field('b')], { tables: main([{ field: 'a', dataLength: 50 }]) });
    const { at } = carryOut(document, renameField, { key: 'a', name: 'code' });
    expect(at('/tables/0/fields')).toEqual([{ field: 'code', dataLength: 50 }]);
    expect(at('/form/nodes/0/config/columnName')).toBeUndefined();
  });

  it('stays in its column of a table that was made elsewhere', () => {
    const document = form([field('no')], { tables: main([{ field: 'no' }], true) });
    const { at } = carryOut(document, renameField, { key: 'no', name: 'code' });
    expect(at('/tables/0/fields')).toEqual([{ field: 'no' }]);
    expect(at('/form/nodes/0/config/columnName')).toBe('no');
  });

  it('changes nothing of a table where it says its column itself, or no column has its name', () => {
    const tables = main([{ field: 'x' }, { field: 'a' }]);
    const document = form([field('a', { config: { columnName: 'x' } }), field('b')], { tables });
    for (const key of ['a', 'b'])
      expect(carryOut(document, renameField, { key, name: 'code' }).at('/tables')).toEqual(tables);
  });

  it('is a sub-table, or a column of one: its own table follows', () => {
    const tables = [...main([{ field: 'x' }]), { table: 'rows', typeId: '0', fields: [{ field: 'x', unique: true }] }];
    const document = form([container('rows', [field('x')], 'table')], { tables });
    expect(carryOut(document, renameField, { key: 'rows', name: 'items' }).at('/tables/1/table')).toBe('items');
    const { at } = carryOut(document, renameField, { key: 'x', name: 'y' });
    expect(at('/tables/0/fields')).toEqual([{ field: 'x' }]);
    expect(at('/tables/1/fields')).toEqual([{ field: 'y', unique: true }]);
  });
});

describe('a copy', () => {
  it('of a field that is there does not live in its column; a field that is put in keeps the one it names', () => {
    const document = form([field('a', { config: { columnName: 'x' } })], { tables: main([{ field: 'x' }], true) });
    const copied = carryOut(document, duplicateNodes, { keys: ['a'] });
    expect(copied.at('/form/nodes/1/config/columnName')).toBeUndefined();
    const node = field('b', { config: { columnName: 'y' } });
    const put = carryOut(document, insertNode, { node, parent: null, index: 9 });
    expect(put.at('/form/nodes/1/config/columnName')).toBe('y');
  });
});
