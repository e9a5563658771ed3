import { expect, it } from 'vitest';
import { container, field, form, productWidgets } from '../../test/support/designer/design.ts';
import { dataFields } from './data-fields.ts';

it('lists the fields of the form with their codes, then columns of the main table that no field shows', () => {
  const document = form([field('a'), container('card', [container('rows', [field('name')], 'table')])], {
    tables: [
      { table: 'x_rows', typeId: '0', fields: [{ field: 'other' }] },
      {
        table: 'x',
        typeId: '1',
        fields: [
          { field: 'id', primaryKey: 1 },
          { field: 'a', dataType: 'varchar' },
          { field: 'cost', fieldName: '费用', dataType: 'decimal' },
        ],
      },
    ],
  });
  const fields = dataFields(document, productWidgets, 'zh');
  expect(fields.map(({ code, key }) => [code, key])).toEqual([
    ['a', 'a'],
    ['rows', 'rows'],
    ['rows-name', 'name'],
    ['cost', null],
  ]);
  expect(fields[3]?.node).toMatchObject({ vModel: 'cost', config: { aditKey: 'inputNumber', label: '费用' } });
});
