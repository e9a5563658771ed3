import { describe, expect, it } from 'vitest';
import type { DatabaseColumn } from '../../engine/schema/calls/index.ts';
import { carryOut, container, field, form, productWidgets } from '../../test/support/designer/design.ts';
import { designFields } from '../document/design-fields.ts';
import { dataFields } from '../palette/data-fields.ts';
import { bindTable, insertColumns, unbindTable } from './bind-table.ts';
import { changeColumn, nameColumn } from './change-column.ts';
import { tableRows } from './table-rows.ts';

const model = (nodes: Parameters<typeof form>[0], tables?: Parameters<typeof form>[0]) =>
  form(nodes, tables ? { tables } : { description: '' });
const main = (fields: Parameters<typeof form>[0], more: object = {}) => [
  { table: 'test', typeId: '1', ...more, fields },
];

const column = (name: string, more: Partial<DatabaseColumn> = {}): DatabaseColumn => ({
  field: name,
  fieldName: '',
  dataType: 'text',
  dataLength: null,
  decimals: null,
  primaryKey: false,
  allowNull: true,
  hasDefault: false,
  readable: true,
  reason: null,
  ...more,
});

describe('the column of a field', () => {
  it('is said where nothing was said of its table, of its columns, or of it', () => {
    const args = { key: 'a', what: 'dataLength', value: 50 } as const;
    const said = main([{ field: 'a', dataLength: 50 }]);
    expect(carryOut(model([field('a')]), changeColumn, args).at('/tables')).toEqual(said);
    expect(carryOut(model([field('a')], [{ table: 'test', typeId: '1' }]), changeColumn, args).at('/tables')).toEqual(
      said,
    );
    expect(carryOut(model([field('a')], main([{ field: 'b' }])), changeColumn, args).at('/tables/0/fields')).toEqual([
      { field: 'b' },
      { field: 'a', dataLength: 50 },
    ]);
    expect(
      carryOut(model([field('a')], main([{ field: 'a', dataLength: 9 }])), changeColumn, args).at('/tables'),
    ).toEqual(said);
  });

  it('of a sub-table stands in a table of its own', () => {
    const document = model([container('rows', [field('x')], 'table')], main([]));
    const { at } = carryOut(document, changeColumn, { key: 'x', what: 'index', value: true });
    expect(at('/tables/1')).toEqual({ table: 'rows', typeId: '0', fields: [{ field: 'x', index: true }] });
  });

  it('gets a name, and what is said of it goes along; the name of the field is none', () => {
    const document = model([field('a')], main([{ field: 'a', unique: true }]));
    const named = carryOut(document, nameColumn, { key: 'a', column: 'bridge_no' });
    expect(named.at('/form/nodes/0/config/columnName')).toBe('bridge_no');
    expect(named.at('/tables/0/fields')).toEqual([{ field: 'bridge_no', unique: true }]);
    const back = carryOut(named.document, nameColumn, { key: 'a', column: '' });
    expect(back.document).toEqual(document);
    const bound = model([field('a')], main([{ field: 'a' }, { field: 'b' }], { bound: true }));
    expect(carryOut(bound, nameColumn, { key: 'a', column: 'b' }).at('/tables/0/fields')).toEqual([
      { field: 'a' },
      { field: 'b' },
    ]);
  });
});

describe('a table of the database', () => {
  const columns = [
    column('no', { dataType: 'character varying', dataLength: 20, primaryKey: true, allowNull: false }),
    column('桥名', { fieldName: '桥梁名称' }),
    column('cost', { dataType: 'numeric', dataLength: 8, decimals: 2 }),
    column('odd', { dataType: 'point', readable: false }),
  ];

  it('is bound with its columns, and those that were chosen become fields, in one step', () => {
    const document = model(
      [field('no')],
      [{ table: 'test', typeId: '1', theirs: 1, fields: [{ field: 'x', unique: true }] }],
    );
    const { at, says } = carryOut(document, bindTable, {
      table: 'bridges',
      columns,
      chosen: ['no', '桥名', 'cost', 'odd'],
    });
    expect(says).toEqual({ key: 'command.table.bind', table: 'bridges', count: 3 });
    expect(at('/tables/0')).toMatchObject({ table: 'bridges', typeId: '1', theirs: 1, bound: true });
    expect(at('/tables/0/fields/0')).toEqual({
      ...{ field: 'no', dataType: 'character varying', dataLength: 20, primaryKey: true, allowNull: false },
    });
    expect(at('/form/nodes/1')).toMatchObject({
      vModel: 'no1',
      config: { aditKey: 'input', label: 'no', required: true, columnName: 'no' },
      props: { maxlength: 20 },
    });
    expect(at('/form/nodes/2')).toMatchObject({
      config: { aditKey: 'textarea', label: '桥梁名称', columnName: '桥名' },
    });
    expect(at('/form/nodes/3')).toMatchObject({
      vModel: 'cost',
      config: { aditKey: 'inputNumber' },
      props: { precision: 2 },
    });
  });

  it('offers the columns that no field uses, in the palette and all at once; and is left again', () => {
    const bound = carryOut(model([]), bindTable, { table: 'bridges', columns, chosen: ['no'] }).document;
    const fields = designFields(bound, productWidgets, 'zh');
    const [table] = tableRows(bound, fields);
    expect(table?.free.map(({ entry }) => entry.field)).toEqual(['桥名', 'cost']);
    const offered = dataFields(bound, productWidgets, 'zh').filter(({ key }) => key === null);
    expect(offered.map(({ code, node }) => [code, node?.config])).toEqual([
      ['桥名', expect.objectContaining({ columnName: '桥名' })],
      ['cost', expect.objectContaining({ columnName: 'cost' })],
    ]);
    const all = carryOut(bound, insertColumns, { columns: ['桥名', 'cost'], child: null });
    expect(all.selection).toHaveLength(2);
    expect(tableRows(all.document, designFields(all.document, productWidgets, 'zh'))[0]?.free).toEqual([]);
    expect(carryOut(bound, unbindTable, { child: null }).at('/tables/0/bound')).toBeUndefined();
  });

  it('is bound to a sub-table with its foreign key, and its columns become those of the sub-table', () => {
    const document = model(
      [container('parts', [], 'table')],
      [{ table: 'bridges', typeId: '1', bound: true, fields: [{ field: 'no' }] }],
    );
    const parts = [
      column('bridge_no'),
      column('part', { dataType: 'character varying', dataLength: 50 }),
      column('list', { dataType: 'jsonb' }),
    ];
    const link = { key: 'parts', tableField: 'bridge_no', relationField: 'no' };
    const { at, document: bound } = carryOut(document, bindTable, {
      table: 'bridge_parts',
      child: link,
      columns: parts,
      chosen: ['part'],
    });
    expect(at('/tables/1')).toMatchObject({
      ...{ table: 'bridge_parts', typeId: '0', bound: true, tableField: 'bridge_no', relationField: 'no' },
      fields: [{ field: 'bridge_no' }, { field: 'part' }, { field: 'list' }],
    });
    expect(at('/form/nodes/0/config/tableName')).toBe('bridge_parts');
    expect(at('/form/nodes/0/config/children')).toMatchObject([
      { vModel: 'part', config: { aditKey: 'input', columnName: 'part' } },
    ]);
    const rows = tableRows(bound, designFields(bound, productWidgets, 'zh'))[1];
    expect([rows?.bound, rows?.node, rows?.free.map(({ entry }) => entry.field)]).toEqual([true, 'parts', ['list']]);
    const all = carryOut(bound, insertColumns, { columns: ['list'], child: 'parts' });
    expect(all.at('/form/nodes/0/config/children/1')).toMatchObject({
      config: { aditKey: 'select', columnName: 'list' },
      props: { multiple: true },
    });
    const left = carryOut(bound, unbindTable, { child: 'parts' });
    expect([left.at('/tables/1/bound'), left.at('/tables/0/bound')]).toEqual([undefined, true]);
    expect(
      carryOut(bound, bindTable, {
        table: 'other_parts',
        child: { ...link, tableField: 'b' },
        columns: [],
        chosen: [],
      }).at('/tables'),
    ).toHaveLength(2);
  });
});
