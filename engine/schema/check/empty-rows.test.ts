import { describe, expect, it } from 'vitest';
import { testForm, testNode, when } from '../../../test/support/fields.ts';
import { checkRecord } from './check-record.ts';
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

describe('in a row that says nothing', () => {
  const name = testNode('name', 'text', { config: { required: true } });
  const note = testNode('note', 'text', { showWhen: when('name', 'notEmpty') });
  const children = [name, note, testNode('qty', 'integer')];
  const rows = (required: boolean) => testForm([testNode('rows', 'table', { config: { required, children } })]);
  const problems = (required: boolean, list: unknown) =>
    checkRecord(rows(required), { rows: list }, new Date()).problems.map(({ at, problem }) => `${problem.code} ${at}`);

  it('nothing is missing', () => {
    expect(problems(false, [{}, { name: ' ', qty: null }, { name: 'a' }, { id: 'r1', name: null }])).toEqual([]);
    expect(problems(false, [{ qty: 0 }, {}])).toEqual(['field.required /rows/0/name']);
    // What a hidden column holds is not taken.
    expect(problems(false, [{ note: 'x' }])).toEqual([]);
  });

  it('a key that the form does not have is refused all the same', () => {
    expect(problems(false, [{ other: 1 }])).toEqual(['field.unknown /rows/0/other']);
  });

  it('there is no row for a sub-table that needs one', () => {
    expect(problems(true, [])).toEqual(['field.required /rows']);
    expect(problems(true, [{}, { name: ' ' }])).toEqual(['field.required /rows']);
    expect(problems(true, [{}, { name: 'a' }])).toEqual([]);
  });
});
