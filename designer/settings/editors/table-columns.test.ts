import { expect, it } from 'vitest';
import type { JsonObject } from '../../document/json.ts';
import { readColumns, toggled } from './table-columns.ts';

it('a column says whether it is summed and grouped in thousands', () => {
  const table: JsonObject = {
    config: {
      aditKey: 'table',
      children: [
        { id: 'a', vModel: 'count', config: { aditKey: 'inputNumber', label: '数量' } },
        { id: 'b', vModel: 'name', config: { aditKey: 'input' } },
      ],
    },
    props: { summaryField: ['count'] },
  };
  expect(readColumns(table).map(({ label, summed, thousands }) => [label, summed, thousands])).toEqual([
    ['数量', true, false],
    ['name', false, false],
  ]);
});

it('sums stand in the order of the columns, and a name that is gone is not lost', () => {
  expect(toggled(['gone', 'b'], 'a', true, ['a', 'b'])).toEqual(['a', 'b', 'gone']);
  expect(toggled(['a'], 'a', false, ['a'])).toBeUndefined();
});
