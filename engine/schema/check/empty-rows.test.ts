import { expect, it } from 'vitest';
import { testForm, testNode } from '../test-fields.ts';
import { withoutEmptyRows } from './empty-rows.ts';

const columns = [
  testNode('name', 'text'),
  testNode('qty', 'integer'),
  testNode('kinds', 'choices'),
  testNode('twice', 'computed', { props: { expression: ['rows-qty', '*', '2'] } }),
];
const table = (children: typeof columns) =>
  testForm([testNode('rows', 'table', { config: { aditKey: 'table', children } })]);

it('keeps the rows that something was filled in of, be it a zero, and no other', () => {
  const rows = [
    { id: 'r1', name: 'a', qty: null },
    {},
    { id: 'r2', name: null, qty: null, kinds: [], twice: 0 },
    { name: ' ' },
    { qty: 0 },
  ];
  expect(withoutEmptyRows(table(columns), { rows, other: '' })).toEqual({ rows: [rows[0], rows[4]], other: '' });
});

it('keeps rows in which there is nothing to fill in, and what is no list', () => {
  expect(withoutEmptyRows(table(columns.slice(3)), { rows: [{ twice: 2 }] })).toEqual({ rows: [{ twice: 2 }] });
  expect(withoutEmptyRows(table(columns), { rows: null })).toEqual({ rows: null });
});
