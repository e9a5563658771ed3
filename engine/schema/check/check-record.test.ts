import { describe, expect, it } from 'vitest';
import { hostileValues, testForm, testNode, when } from '../../../test/support/fields.ts';
import type { Node } from '../documents/node.ts';
import { checkRecord } from './check-record.ts';

type Values = Record<string, unknown>;
const now = new Date('2026-11-20T04:00:00Z');
const check = (nodes: Node[], values: Values, filled?: Values) =>
  checkRecord(testForm(nodes), values, now, filled ? { filled } : {});
const places = ({ problems }: ReturnType<typeof check>) => problems.map(({ at, problem }) => `${at} ${problem.code}`);

const text = (name: string, parts: Parameters<typeof testNode>[2] = {}) => testNode(name, 'text', parts);
const required = { config: { required: true } };
const rows = (columns: Node[], parts: Parameters<typeof testNode>[2] = {}) =>
  testNode('rows', 'table', { ...parts, config: { ...parts.config, children: columns } });

describe('a record that a client sends', () => {
  it('comes back converted, with problems at JSON pointers', () => {
    const result = check([text('a'), testNode('n', 'decimal'), testNode('d', 'date'), text('b')], {
      a: ' K1 ',
      n: '1.50',
      d: '2026-02-30',
      b: '',
    });
    expect(result.values).toEqual({ a: 'K1', n: 1.5, d: '2026-02-30', b: null });
    expect(places(result)).toEqual(['/d field.date']);
  });

  it('has no key that the form does not have', () => {
    const result = check([text('a'), rows([text('c')])], {
      'x/y~z': 1,
      toString: 2,
      rows: [{ c: 'v', e: 1, id: 'r1' }],
    });
    expect(places(result)).toEqual(['/x~1y~0z field.unknown', '/toString field.unknown', '/rows/0/e field.unknown']);
    expect(result.values).toEqual({ rows: [{ c: 'v', id: 'r1' }] });
  });

  it('is left as it is', () => {
    const sum = testNode('sum', 'computed', { props: { expression: ['rows-n', '*', '2'] } });
    const values = { rows: [{ n: 2, sum: 99 }] };
    const given = structuredClone(values);
    const frozen = { rows: Object.freeze([Object.freeze({ n: 2, sum: 99 })]) };
    expect(check([rows([testNode('n', 'decimal'), sum])], values).values).toEqual({ rows: [{ n: 2, sum: 4 }] });
    expect(values).toEqual(given);
    check([rows([testNode('n', 'decimal'), sum])], frozen);
  });

  it('names a required field that is missing, empty or of spaces alone', () => {
    for (const values of [{}, { a: null }, { a: '' }, { a: '  ' }])
      expect(places(check([text('a', required)], values))).toEqual(['/a field.required']);
    expect(check([text('a')], { a: '  ' }).values).toEqual({ a: null });
  });

  it('never makes the checker throw', () => {
    const kinds = ['text', 'decimal', 'boolean', 'date', 'choice', 'choices', 'path', 'files', 'table', 'geometry'];
    const conditions = [when('a', 'equal', 'x'), when('a', 'contains', 'x'), when('a', 'startsWith', 'x')];
    for (const kind of kinds) {
      for (const rule of conditions) {
        const form = testForm([testNode('a', kind), text('b', { showWhen: rule, requireWhen: rule })]);
        for (const value of hostileValues) {
          checkRecord(form, { a: value, b: value }, now);
          checkRecord(testForm([rows([testNode('c', 'text')])]), { rows: [{ c: value }, value] }, now);
        }
      }
    }
  });
});

describe('a rule of a value under a condition', () => {
  const first = { pattern: '/^K0/', message: 'K0', when: when('section', 'equal', 'first') };
  const stake = text('stake', { config: { regList: [{ pattern: '/^K/' }, first] } });
  const nodes = [text('section'), stake];

  it('is asked while the condition holds, after those without one', () => {
    expect(places(check(nodes, { section: 'first', stake: 'K0' }))).toEqual([]);
    expect(places(check(nodes, { section: 'other', stake: 'K2' }))).toEqual([]);
    expect(check(nodes, { section: 'first', stake: 'K2' }).problems).toMatchObject([{ problem: { message: 'K0' } }]);
    expect(check(nodes, { section: 'first', stake: 'M' }).problems).toHaveLength(1);
    expect(check(nodes, { section: 'first', stake: 'M' }).problems[0]?.problem.message).toBeUndefined();
  });

  it('leaves what stands, until what it reads is changed', () => {
    const stored = { section: 'first', stake: 'K2' };
    const saved = (values: Values) => checkRecord(testForm(nodes), values, now, { stored }).problems.length;
    expect([saved(stored), saved({ ...stored, stake: 'K3' })]).toEqual([0, 1]);
    const before = { section: 'other', stake: 'K2' };
    expect(checkRecord(testForm(nodes), stored, now, { stored: before }).problems).toHaveLength(1);
  });

  it('compares with the columns of its row', () => {
    const result = check([rows(nodes)], {
      rows: [
        { section: 'first', stake: 'K2' },
        { section: 'x', stake: 'K2' },
      ],
    });
    expect(places(result)).toEqual(['/rows/0/stake field.pattern']);
  });
});

describe('a field with a condition', () => {
  const detail = text('detail', { ...required, showWhen: when('kind', 'equal', 'x') });

  it('is dropped, with what it held, while it is hidden', () => {
    const result = check([text('kind'), detail], { kind: 'y', detail: 'left over' });
    expect(result).toEqual({ values: { kind: 'y' }, problems: [] });
    expect(places(check([text('kind'), detail], { kind: 'x' }))).toEqual(['/detail field.required']);
  });

  it('is hidden with the container around it, whatever it asks for', () => {
    const card = testNode('card', 'card', {
      config: { children: [text('a', required)] },
      showWhen: when('kind', 'notEmpty'),
    });
    expect(check([text('kind'), card], { a: 'v' })).toEqual({ values: {}, problems: [] });
    expect(places(check([text('kind'), card], { kind: 'x' }))).toEqual(['/a field.required']);
  });

  it('is empty to the rules of the fields before it and after it', () => {
    const nodes = [
      text('first', { requireWhen: when('detail', 'notEmpty') }),
      text('kind'),
      text('detail', { showWhen: when('kind', 'equal', 'x') }),
      text('last', { requireWhen: when('detail', 'notEmpty') }),
    ];
    expect(places(check(nodes, { kind: 'y', detail: 'v' }))).toEqual([]);
    expect(places(check(nodes, { kind: 'x', detail: 'v' }))).toEqual(['/first field.required', '/last field.required']);
  });

  it('takes the fields that depend on it along, in a chain of any length and direction', () => {
    const length = 80;
    const chain = Array.from({ length }, (_, index) =>
      text(`f${index}`, index ? { showWhen: when(`f${index - 1}`, 'notEmpty') } : {}),
    );
    const all = Object.fromEntries(chain.map(({ id }) => [id, 'v']));
    for (const nodes of [chain, chain.toReversed()]) {
      expect(check(nodes, { ...all, f0: '' }).values).toEqual({ f0: null });
      expect(Object.keys(check(nodes, all).values)).toHaveLength(length);
    }
  });

  it('follows what is calculated, and the calculation follows it', () => {
    const nodes = [
      testNode('a', 'decimal'),
      testNode('double', 'computed', { props: { expression: ['a', '*', '2'] } }),
      testNode('extra', 'decimal', { showWhen: when('double', 'greater', 10) }),
      testNode('total', 'computed', { props: { expression: ['double', '+', 'extra'] } }),
    ];
    expect(check(nodes, { a: 6, extra: 1 }).values).toEqual({ a: 6, double: 12, extra: 1, total: 13 });
    expect(check(nodes, { a: 5, extra: 1 }).values).toEqual({ a: 5, double: 10, total: 10 });
  });

  it('says the same for a value that is converted on the way', () => {
    const nodes = [
      text('a'),
      text('b', { requireWhen: when('a', 'equal', 'x') }),
      testNode('s', 'boolean', { props: { activeValue: 1, inactiveValue: 0 } }),
      text('c', { requireWhen: when('s', 'equal', 1) }),
    ];
    expect(places(check(nodes, { a: ' x ', s: true }))).toEqual(['/b field.required', '/c field.required']);
  });

  it('is not hidden by conditions that go round in a circle for ever', () => {
    const nodes = [text('a', { showWhen: when('b', 'empty') }), text('b', { showWhen: when('a', 'empty') }), text('c')];
    expect(check(nodes, { a: '1', b: '2', c: '3' }).values).toMatchObject({ c: '3' });
  });
});

describe('what the server fills', () => {
  const creator = testNode('creator', 'createUser', required);

  it('is not taken from the client, nor asked for', () => {
    expect(check([creator], { creator: 'me' })).toEqual({ values: {}, problems: [] });
    const total = testNode('total', 'computed', { props: { expression: ['1', '+', '1'] } });
    expect(check([total], { total: 99 }).values).toEqual({ total: 2 });
  });

  it('is known to conditions when the server says what it is', () => {
    const nodes = [creator, text('note', { showWhen: when('creator', 'notEmpty') })];
    expect(check(nodes, { creator: 'forged', note: 'v' }).values).toEqual({});
    expect(check(nodes, { note: 'v' }, { creator: 'u1', note: 'not this' }).values).toEqual({ note: 'v' });
  });
});

describe('a field that is on no page', () => {
  const hidden = { config: { required: true, noShow: true, regList: [{ pattern: '/^\\d+$/' }] } };

  it('keeps its value and asks nothing', () => {
    expect(check([text('a', hidden)], { a: ' x ' })).toEqual({ values: { a: 'x' }, problems: [] });
    expect(check([text('a', hidden)], {})).toEqual({ values: {}, problems: [] });
    expect(check([testNode('n', 'decimal', hidden)], { n: 'gone' })).toEqual({ values: { n: 'gone' }, problems: [] });
  });

  it('makes no child of it ask for anything either', () => {
    const card = testNode('card', 'card', { config: { visibility: ['app'], children: [text('a', required)] } });
    expect(check([card], {}).problems).toEqual([]);
  });
});

describe('a sub-table', () => {
  const columns = [
    text('name', required),
    testNode('qty', 'integer', { props: { min: 1 } }),
    testNode('price', 'decimal'),
    testNode('amount', 'computed', { props: { expression: ['rows-qty', '*', 'rows-price'] } }),
    text('why', { ...required, showWhen: when('qty', 'greater', 10) }),
    text('who', { requireWhen: when('mode', 'equal', 'strict') }),
  ];
  const total = testNode('total', 'computed', { props: { expression: ['rows-amount'] } });

  it('is judged cell by cell, each row by its own values and those of the form', () => {
    const result = check([text('mode'), rows(columns), total], {
      mode: 'strict',
      rows: [
        { name: 'a', qty: '2', price: '1.5', who: 'w' },
        { name: '', qty: 0, price: 'x', why: 'dropped' },
        { name: 'c', qty: 11, price: 1 },
      ],
    });
    expect(places(result)).toEqual([
      '/rows/1/name field.required',
      '/rows/1/qty field.min',
      '/rows/1/price field.number',
      '/rows/1/who field.required',
      '/rows/2/why field.required',
      '/rows/2/who field.required',
    ]);
    expect(result.values.total).toBe(14);
    expect(result.values.rows).toMatchObject([
      { name: 'a', qty: 2, price: 1.5, amount: 3, who: 'w' },
      { name: null, qty: 0, amount: 0 },
      { name: 'c', qty: 11, amount: 11 },
    ]);
    expect(Object.keys((result.values.rows as Values[])[1] ?? {})).not.toContain('why'); // rows are objects
  });

  it('has an upper limit of rows, and rows that are objects', () => {
    expect(places(check([rows(columns)], { rows: Array(1_001).fill({ name: 'a' }) }))).toEqual([
      '/rows field.tableRows',
    ]);
    expect(places(check([rows(columns)], { rows: 'x' }))).toEqual(['/rows field.table']);
    expect(places(check([rows(columns)], { rows: [[]] }))).toEqual(['/rows field.table']);
  });

  it('may be asked for, and goes with its condition', () => {
    const asked = rows([text('name')], { ...required, showWhen: when('mode', 'notEmpty') });
    expect(places(check([text('mode'), asked], { mode: 'x', rows: [] }))).toEqual(['/rows field.required']);
    expect(check([text('mode'), asked], { rows: [{ name: 5 }] }).values).toEqual({});
  });

  it('keeps the id of a row only where it is text', () => {
    expect(check([rows([text('name')])], { rows: [{ id: 'r1' }, { id: { $ne: 1 } }] }).values).toEqual({
      rows: [{ id: 'r1' }, { id: undefined }],
    });
  });

  it('does not mistake a column for a field of the same name', () => {
    const nodes = [text('x', { showWhen: when('y', 'notEmpty') }), text('y'), rows([text('x', required), text('y')])];
    expect(places(check(nodes, { y: '', rows: [{ x: 'v', y: 'w' }, { y: 'w' }] }))).toEqual([
      '/rows/1/x field.required',
    ]);
  });
});

describe('a value that stands already', () => {
  const yesterday = '2026-11-19';
  const fromToday = { config: { startTimeRule: true, startTimeType: 3 } };
  const inZone = { timeZone: 'Asia/Shanghai' };
  const save = (nodes: Node[], stored: Values, values: Values) =>
    checkRecord(testForm(nodes), values, now, { ...inZone, stored });

  it('is left as it is and not judged anew; another one is', () => {
    const nodes = [testNode('day', 'date', fromToday), text('code', { config: { regList: [{ pattern: '/^K/' }] } })];
    const stored = { day: yesterday, code: ' old ' };
    expect(save(nodes, stored, stored)).toEqual({ values: stored, problems: [] });
    const other = { day: '2026-11-18', code: 'new' };
    expect(places(save(nodes, stored, other))).toEqual(['/day field.dateMin', '/code field.pattern']);
    expect(places(check(nodes, stored))).toEqual(['/day field.dateMin', '/code field.pattern']);
  });

  it('is judged where the field that limits it has changed, and asked for where it is empty', () => {
    const first = testNode('first', 'date');
    const last = testNode('last', 'date', {
      config: { required: true, startTimeRule: true, startTimeType: 2, startRelationField: 'first' },
    });
    const stored = { first: '2026-11-10', last: '2026-11-05' };
    expect(places(save([first, last], stored, stored))).toEqual([]);
    expect(places(save([first, last], stored, { ...stored, first: '2026-11-12' }))).toEqual(['/last field.dateMin']);
    expect(places(save([first, last], { ...stored, last: null }, { ...stored, last: null }))).toEqual([
      '/last field.required',
    ]);
  });

  it('is known in a row by the id of the row, wherever the row stands now', () => {
    const nodes = [rows([testNode('day', 'date', fromToday)])];
    const stored = { rows: [{ id: 'a', day: yesterday }] };
    expect(places(save(nodes, stored, { rows: [{ day: '2026-11-21' }, { id: 'a', day: yesterday }] }))).toEqual([]);
    expect(places(save(nodes, stored, { rows: [{ day: yesterday }, { id: 'a', day: '2026-11-18' }] }))).toEqual([
      '/rows/0/day field.dateMin',
      '/rows/1/day field.dateMin',
    ]);
  });
});

it('the days of a limit are those of the zone that the server is told', () => {
  const today = { startTimeRule: true, startTimeType: 3, endTimeRule: true, endTimeType: 3 };
  const form = testForm([testNode('day', 'date', { config: today })]);
  const atFour = new Date('2026-11-19T20:00:00Z');
  const inShanghai = { timeZone: 'Asia/Shanghai' };
  expect(checkRecord(form, { day: '2026-11-20' }, atFour, inShanghai).problems).toEqual([]);
  expect(checkRecord(form, { day: '2026-11-20' }, atFour, { timeZone: 'UTC' }).problems).toHaveLength(1);
  expect(checkRecord(form, { day: '2026-11-19' }, atFour, inShanghai).problems).toHaveLength(1);
});
