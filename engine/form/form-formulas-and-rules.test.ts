import { describe, expect, it } from 'vitest';
import { kindWidgets, testNode, when } from '../../test/support/fields.ts';
import { resolveDocument } from '../resolve/resolve-document.ts';
import type { Node } from '../schema/documents/node.ts';
import { openForm } from './open-form.ts';
import { startRow } from './start-values.ts';

const clock = { now: () => new Date('2026-11-20T01:00:00Z'), timeZone: 'Asia/Shanghai' };
const open = (nodes: Node[], values?: Record<string, unknown>) =>
  openForm(resolveDocument({ nodes }, kindWidgets), values, clock);
type Parts = Parameters<typeof testNode>[2];
const number = (name: string, parts?: Parts) => testNode(name, 'decimal', parts);
const formula = (name: string, ...defaultExpression: (string | number)[]) =>
  number(name, { config: { defaultExpression } });
const text = (name: string, parts?: Parts) => testNode(name, 'text', parts);
const typed = (form: ReturnType<typeof open>, name: string, value: unknown) => {
  form.touch(name);
  form.setValue(name, value);
};

describe('a default by formula', () => {
  const nodes = [number('a', { config: { defaultValue: 2 } }), number('b'), formula('sum', 'a', '+', 'b')];

  it('stands in a new record and follows what it reads', () => {
    const form = open(nodes);
    expect(form.values().sum).toBe(2);
    form.setValue('b', 5);
    expect(form.values().sum).toBe(7);
  });

  it('is the person’s from the first change on, also when emptied', () => {
    const form = open(nodes);
    typed(form, 'sum', null);
    form.setValue('b', 5);
    expect(form.values().sum).toBeNull();
  });

  it('lets go of a field that anybody else has written', () => {
    const form = open(nodes);
    form.setValue('sum', 100);
    form.setValue('b', 5);
    expect(form.values().sum).toBe(100);
  });

  it('leaves a stored record as it is', () => {
    const form = open(nodes, { a: 1, b: 1, sum: null });
    form.setValue('a', 4);
    expect(form.values().sum).toBeNull();
  });

  it('begins anew when the form does', () => {
    const form = open(nodes);
    typed(form, 'sum', 100);
    form.reset();
    expect(form.values().sum).toBe(2);
    form.setValue('b', 1);
    expect(form.values().sum).toBe(3);
  });

  it('gives nothing while nothing that it reads is filled in, and where it cannot be worked out', () => {
    const form = open([number('a'), number('b'), formula('share', 'a', '/', 'b')]);
    expect(form.values().share).toBeUndefined();
    form.setValue('a', 1);
    expect(form.values().share).toBeUndefined();
    form.setValue('b', 3);
    expect(form.values().share).toBe(0.333333);
    form.setValues({ a: null, b: null });
    expect(form.values().share).toBeUndefined();
  });

  it('rounds to what the field takes', () => {
    const form = open([
      number('a', { config: { defaultValue: 2.456 } }),
      number('price', { props: { precision: 1 }, config: { defaultExpression: ['a'] } }),
      testNode('whole', 'integer', { config: { defaultExpression: ['a'] } }),
    ]);
    expect(form.values()).toMatchObject({ price: 2.5, whole: 2 });
  });

  it('goes on through other formulas and through calculated fields', () => {
    const form = open([
      formula('end', 'middle', '+', 1),
      formula('middle', 'twice'),
      testNode('twice', 'computed', { props: { expression: ['a', '*', '2'] } }),
      number('a'),
    ]);
    form.setValue('a', 3);
    expect(form.values()).toMatchObject({ twice: 6, middle: 6, end: 7 });
  });

  it('is ready when the field is shown', () => {
    const form = open([
      text('kind'),
      number('a'),
      number('more', { showWhen: when('kind', 'equal', 'x'), config: { defaultExpression: ['a', '+', 1] } }),
    ]);
    form.setValue('a', 1);
    expect(form.submitValues()).toEqual({ a: 1 });
    form.setValue('kind', 'x');
    expect(form.submitValues()).toEqual({ a: 1, kind: 'x', more: 2 });
  });

  it('writes cells of a new row until one is changed', () => {
    const form = open([
      number('rate', { config: { defaultValue: 2 } }),
      testNode('rows', 'table', { config: { children: [number('qty'), formula('cost', 'rows-qty', '*', 'rate')] } }),
    ]);
    form.setRows('rows', [{ qty: 1 }, { qty: 2 }]);
    expect(form.rows('rows').map(({ cost }) => cost)).toEqual([2, 4]);
    form.setCell('rows', 0, 'cost', 9);
    form.setCell('rows', 0, 'qty', 5);
    form.setCell('rows', 1, 'qty', 5);
    form.setValue('rate', 3);
    expect(form.rows('rows').map(({ cost }) => cost)).toEqual([9, 15]);
  });

  it('keeps cells that came with a new row', () => {
    const form = open([
      testNode('rows', 'table', { config: { children: [number('qty'), formula('cost', 'rows-qty')] } }),
    ]);
    form.setRows('rows', [{ qty: 1, cost: 7 }]);
    form.setCell('rows', 0, 'qty', 2);
    expect(form.rows('rows')).toEqual([{ qty: 2, cost: 7 }]);
  });
});

describe('a rule that sets a value', () => {
  const setting = (...setWhen: NonNullable<Node['setWhen']>) => ({ setWhen });
  const urgent = when('kind', 'equal', 'urgent');
  const nodes = [text('kind'), number('days', setting({ when: urgent, value: 1 }))];

  it('writes once, when its conditions come to hold', () => {
    const form = open(nodes);
    form.setValue('days', 7);
    form.setValue('kind', 'urgent');
    expect(form.values().days).toBe(1);
    form.setValue('kind', 'usual');
    expect(form.values().days).toBe(1);
  });

  it('leaves what a person wrote, before it and after it', () => {
    const form = open(nodes);
    typed(form, 'days', 7);
    form.setValue('kind', 'urgent');
    expect(form.values().days).toBe(7);

    const other = open(nodes);
    other.setValue('kind', 'urgent');
    typed(other, 'days', 3);
    other.setValue('kind', 'urgent');
    expect(other.values().days).toBe(3);
    other.setValue('kind', 'usual');
    other.setValue('kind', 'urgent');
    expect(other.values().days).toBe(3);
  });

  it('fills what a person has emptied when it comes to hold again, not while it holds', () => {
    const form = open(nodes);
    form.setValue('kind', 'urgent');
    typed(form, 'days', null);
    expect(form.values().days).toBeNull();
    form.setValue('kind', 'usual');
    form.setValue('kind', 'urgent');
    expect(form.values().days).toBe(1);
  });

  it('writes over what a person wrote where the design says so', () => {
    const form = open([text('kind'), number('days', setting({ when: urgent, value: 1, overwrite: true }))]);
    typed(form, 'days', 7);
    form.setValue('kind', 'urgent');
    expect(form.values().days).toBe(1);
  });

  it('does nothing to a stored record in which it held before', () => {
    const form = open(nodes, { kind: 'urgent', days: 5 });
    expect(form.values().days).toBe(5);
    form.setValue('kind', 'usual');
    form.setValue('kind', 'urgent');
    expect(form.values().days).toBe(1);
  });

  it('acts in a new record on what defaults make hold, and again after a reset', () => {
    const form = open([text('kind', { config: { defaultValue: 'urgent' } }), nodes[1] as Node]);
    expect(form.values().days).toBe(1);
    typed(form, 'days', 4);
    form.reset();
    expect(form.values().days).toBe(1);
  });

  it('takes the value of another field or of a calculation, as it is at that moment', () => {
    const form = open([
      text('kind'),
      number('a'),
      number('copy', setting({ when: urgent, valueField: 'a' })),
      number('double', setting({ when: urgent, expression: ['a', '*', '2'] })),
      text('said', setting({ when: urgent, valueField: 'a' })),
    ]);
    form.setValues({ a: 4, kind: 'urgent' });
    form.setValue('a', 9);
    expect(form.values()).toMatchObject({ copy: 4, double: 8, said: '4' });
  });

  it('empties the field where it has no value', () => {
    const form = open([text('kind'), number('days', setting({ when: urgent }))]);
    form.setValue('days', 3);
    form.setValue('kind', 'urgent');
    expect(form.values().days).toBeNull();
  });

  it('takes the first of the rules that come to hold together', () => {
    const rules = setting({ when: urgent, value: 1 }, { when: when('kind', 'notEmpty'), value: 2 });
    const form = open([text('kind'), number('days', rules)]);
    form.setValue('kind', 'urgent');
    expect(form.values().days).toBe(1);
    form.setValue('kind', null);
    form.setValue('kind', 'usual');
    expect(form.values().days).toBe(2);
  });

  it('ends a default by formula', () => {
    const form = open([
      text('kind'),
      number('a'),
      number('days', { config: { defaultExpression: ['a'] }, setWhen: [{ when: urgent, value: 1 }] }),
    ]);
    form.setValue('a', 8);
    form.setValue('kind', 'urgent');
    form.setValue('a', 9);
    expect(form.values().days).toBe(1);
  });

  it('goes on to rules and conditions that read what it wrote, and ends in a circle', () => {
    const form = open([
      text('kind'),
      number('days', setting({ when: urgent, value: 1 })),
      text('note', setting({ when: when('days', 'equal', 1), value: 'at once' })),
      text('why', { showWhen: when('note', 'notEmpty') }),
      text('left', setting({ when: when('right', 'empty'), value: 'l' }, { when: when('right', 'notEmpty') })),
      text('right', setting({ when: when('left', 'notEmpty'), value: 'r' }, { when: when('left', 'empty') })),
    ]);
    form.setValue('kind', 'urgent');
    expect(form.values()).toMatchObject({ days: 1, note: 'at once' });
    expect(form.state('why').shown).toBe(true);
    form.setValue('left', 'x');
    expect(form.values().kind).toBe('urgent');
  });

  describe('in a sub-table', () => {
    const table = (parts: Parts = {}) => [
      text('kind'),
      testNode('rows', 'table', {
        config: {
          children: [
            text('sort'),
            number('days', {
              setWhen: [
                { when: when('sort', 'equal', 'x'), value: 1 },
                { when: urgent, value: 2 },
              ],
              ...parts,
            }),
            testNode('twice', 'computed', { props: { expression: ['rows-days', '*', '2'] } }),
          ],
        },
      }),
    ];
    const cells = (form: ReturnType<typeof open>) => form.rows('rows').map(({ days, twice }) => [days ?? null, twice]);

    it('writes the row whose conditions come to hold, and what is calculated from it', () => {
      const form = open(table(), { kind: '', rows: [{ id: '1', sort: 'x', days: 5 }, { id: '2' }] });
      expect(cells(form)).toEqual([
        [5, 10],
        [null, 0],
      ]);
      form.setCell('rows', 1, 'sort', 'x');
      form.setCell('rows', 0, 'sort', 'x');
      expect(cells(form)).toEqual([
        [5, 10],
        [1, 2],
      ]);
    });

    it('hears of fields of the form, and leaves cells that a person wrote', () => {
      const form = open(table());
      form.setRows('rows', [{}, {}]);
      form.setCell('rows', 0, 'days', 8);
      form.setValue('kind', 'urgent');
      expect(cells(form)).toEqual([
        [8, 16],
        [2, 4],
      ]);
    });

    it('fills a new row, over its default and not over what came with it', () => {
      const form = open(table({ config: { defaultValue: 30 } }), { kind: 'urgent', rows: [] });
      const { columns = [] } = form.document.form.tables.get('rows') ?? {};
      form.setRows('rows', [startRow(columns, clock), { days: 7 }]);
      expect(cells(form)).toEqual([
        [2, 4],
        [7, 14],
      ]);
    });

    it('knows a row that was pasted over', () => {
      const form = open(table(), { kind: 'urgent', rows: [{ id: '1', sort: 'a', days: 5 }] });
      form.setRows('rows', [{ id: '1', sort: 'b', days: null }]);
      expect(cells(form)).toEqual([[null, 0]]);
    });
  });
});
