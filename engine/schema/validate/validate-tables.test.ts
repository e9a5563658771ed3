import { describe, expect, it } from 'vitest';
import { testWidget, testWidgets } from '../../../test/support/descriptors.ts';
import { validateModel } from './index.ts';

const sized = testWidget('sized', 'field', { value: 'text', defaults: { maxlength: 200 } });
const context = { descriptors: new Map([...testWidgets, ['sized', sized]]) };
const field = (vModel: string, aditKey = 'input', config: object = {}, props: object = {}) => ({
  id: vModel,
  vModel,
  config: { aditKey, label: vModel, ...config },
  props,
});
const check = (nodes: object[], tables: unknown) =>
  validateModel({ version: 1, fullName: 'a', enCode: 'a', form: { version: 1, nodes }, tables }, context)
    .filter(({ code }) => code !== 'widget.property')
    .map(({ code, at }) => `${code} ${at}`);
const main = (fields: object[], more: object = {}) => [{ table: 'a', typeId: '1', ...more, fields }];

describe('tables of a model', () => {
  it('are sound without columns, with those of another dialect, and with what Adit adds', () => {
    const nodes = [field('a'), field('n', 'inputNumber'), field('rows', 'table', { children: [field('x')] })];
    expect(check(nodes, undefined)).toEqual([]);
    expect(check(nodes, [{ table: 'orders' }])).toEqual([]);
    const foreign = { fieldName: '', dataType: 'varchar', dataLength: '默认', primaryKey: 0, allowNull: 1, theirs: {} };
    expect(
      check(nodes, [...main([{ field: 'F_Id', ...foreign }]), { table: 'rows', typeId: '0', fields: [] }]),
    ).toEqual([]);
    expect(
      check(
        [field('a', 'input', { columnName: 'code' }), field('n', 'inputNumber')],
        main([
          { field: 'code', dataLength: 50, unique: true, index: true },
          { field: 'n', dataLength: '18,2', decimals: 2 },
        ]),
      ),
    ).toEqual([]);
  });

  it('has a finding for a text that no shape takes', () => {
    expect(check([field('a')], main([{ field: 'a', decimals: -1 }]))).toEqual([
      'document.shape /tables/0/fields/0/decimals',
    ]);
    expect(check([field('a')], { table: 'a' })).toEqual(['document.shape /tables']);
  });

  it('finds names that collide, are too long, or are no names', () => {
    const named = (columnName: string) => [field('a', 'input', { columnName }), field('b')];
    const at = '/form/nodes/0/config/columnName';
    expect(check(named('b'), undefined)).toEqual([`table.shared ${at}`]);
    expect(check(named('x'.repeat(61)), undefined)).toEqual([]);
    expect(check(named('x'.repeat(62)), undefined)).toEqual([`table.longName ${at}`]);
    for (const name of ['1a', '编号', 'a-b', 'a b', 'a"', 'a_'])
      expect(check(named(name), undefined)).toEqual([`table.columnName ${at}`]);
    expect(check([field('a')], [...main([]), { table: 'rows', typeId: '0' }, { table: 'rows', typeId: '0' }])).toEqual([
      'table.twin /tables/2/table',
    ]);
    expect(check([field('a')], main([{ field: 'a' }, { field: 'a' }]))).toEqual([
      'table.twinColumn /tables/0/fields/1/field',
    ]);
  });

  it('finds lengths that cannot be, and those that hold less than the field takes', () => {
    const at = '/tables/0/fields/0';
    const of = (entry: object, aditKey = 'sized') => check([field('a', aditKey)], main([{ field: 'a', ...entry }]));
    expect(of({ dataLength: 199 })).toEqual([`table.short ${at}/dataLength`]);
    expect(of({ dataLength: '199' })).toEqual([`table.short ${at}/dataLength`]);
    expect(of({ dataLength: 200 })).toEqual([]);
    expect(of({ dataLength: 20_001 })).toEqual([`table.length ${at}/dataLength`]);
    expect(of({ dataLength: -1 })).toEqual([`table.length ${at}/dataLength`]);
    expect(of({ dataLength: 2.5 })).toEqual([`table.length ${at}/dataLength`]);
    expect(of({ dataLength: 61 }, 'inputNumber')).toEqual([`table.length ${at}/dataLength`]);
    expect(of({ dataLength: 3, decimals: 4 }, 'inputNumber')).toEqual([`table.decimals ${at}/decimals`]);
    expect(of({ dataLength: 3 }, 'switch')).toEqual([]);
  });

  it('finds marks that a column cannot have', () => {
    const at = '/tables/0/fields/0';
    const marks = { unique: true, index: true };
    const of = (one: object) => check([one], main([{ field: 'a', ...marks }]));
    expect(of(field('a', 'select', {}, { multiple: true }))).toEqual([
      `table.notUnique ${at}/unique`,
      `table.notIndexed ${at}/index`,
    ]);
    expect(of(field('a'))).toEqual([`table.longIndex ${at}/index`]);
    expect(of(field('a', 'sized'))).toEqual([]);
    expect(of(field('b'))).toEqual([`table.noField ${at}/field`]);
    const rows = field('rows', 'table', { children: [field('a', 'switch')] });
    expect(check([rows], [{ table: 'rows', typeId: '0', fields: [{ field: 'a', ...marks }] }])).toEqual([
      `table.notUnique ${at}/unique`,
    ]);
  });

  it('holds the fields of a table that was made elsewhere to the columns it has', () => {
    const bound = (nodes: object[]) =>
      check(
        nodes,
        main(
          [
            { field: 'no', dataType: 'character varying', dataLength: 20 },
            { field: 'id', dataType: 'text' },
            { field: '桥名', dataType: 'text' },
            { field: 'built', dataType: 'date', unique: true },
          ],
          { bound: true },
        ),
      );
    const column = (columnName: string) => [field('a', 'input', { columnName })];
    expect(bound(column('桥名'))).toEqual([]);
    expect(bound([field('a')])).toEqual([]);
    expect(bound([field('creator_id')])).toEqual([]);
    expect(bound(column('gone'))).toEqual(['table.noColumn /form/nodes/0/config/columnName']);
    expect(bound(column('id'))).toEqual(['table.reserved /form/nodes/0/config/columnName']);
    expect(bound([field('built')])).toEqual(['table.kind /form/nodes/0']);
    expect(bound([field('a', 'sized', { columnName: 'no' })])).toEqual(['table.short /tables/0/fields/0/dataLength']);
  });
});
