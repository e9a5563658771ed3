import { describe, expect, it } from 'vitest';
import { loadPatterns } from '../resolve/late-patterns.ts';
import { resolveDocument } from '../resolve/resolve-document.ts';
import type { Node } from '../schema/documents/node.ts';
import { defineDescriptor, describe as describeWidgets } from '../schema/fields/descriptor.ts';
import type { ValueKindName } from '../schema/values/index.ts';
import { openForm } from './open-form.ts';

const field = (key: string, value: ValueKindName, props: string[] = []) =>
  defineDescriptor({
    key,
    kind: 'field',
    category: 'basic',
    icon: 'form',
    title: `widget.${key}`,
    value,
    defaults: {},
    settings: props.map((name) => ({ id: name, vModel: name, config: { aditKey: 'input' } })),
    texts: { zh: {}, en: {}, zhtw: {} },
    ...(key === 'calculate' ? { filledBy: 'calculate' as const } : {}),
  });
const widgets = describeWidgets([
  field('input', 'text'),
  field('number', 'decimal'),
  field('calculate', 'computed', ['expression', 'precision']),
  field('table', 'table'),
]);
const node = (
  name: string,
  aditKey: string,
  more: Partial<Omit<Node, 'config'>> & { config?: Partial<Node['config']> } = {},
): Node => ({
  id: name,
  vModel: name,
  ...more,
  config: { aditKey, label: name, ...more.config },
});
const open = (nodes: Node[], values?: Record<string, unknown>) =>
  openForm(resolveDocument({ nodes }, widgets), values, {
    now: () => new Date('2026-11-20T01:00:00Z'),
    timeZone: 'Asia/Shanghai',
  });

const showWhen = (name: string, value: unknown) => ({
  logic: 'and' as const,
  conditions: [{ field: name, operator: 'equal' as const, value }],
});

describe('an open form', () => {
  it('keeps a sum in step with its fields in the same task', () => {
    const form = open([
      node('a', 'number'),
      node('b', 'number'),
      node('sum', 'calculate', { props: { expression: ['a', '+', 'b'] } }),
    ]);
    form.setValue('a', 0.1);
    form.setValue('b', 0.2);
    expect(form.values().sum).toBe(0.3);
  });

  it('wakes only the fields that a change concerns', () => {
    const form = open([
      node('a', 'number'),
      node('b', 'number'),
      node('sum', 'calculate', { props: { expression: ['a'] } }),
    ]);
    const woken: string[] = [];
    for (const name of ['a', 'b', 'sum']) form.signals.subscribe(name, () => woken.push(name));
    form.setValue('a', 5);
    expect([...new Set(woken)].sort()).toEqual(['a', 'sum']);
  });

  it('takes a hidden field out of the values and gives its value back when it is shown again', () => {
    const form = open(
      [node('kind', 'input'), node('detail', 'input', { showWhen: showWhen('kind', 'x'), config: { required: true } })],
      {
        kind: 'x',
        detail: 'kept',
      },
    );
    form.setValue('kind', 'y');
    expect(form.submitValues()).toEqual({ kind: 'y' });
    expect(form.validate()).toEqual([]);
    form.setValue('kind', 'x');
    expect(form.submitValues()).toEqual({ kind: 'x', detail: 'kept' });
  });

  it('follows a chain of conditions and calculations', () => {
    const form = open([
      node('a', 'number'),
      node('double', 'calculate', { props: { expression: ['a', '*', '2'] } }),
      node('note', 'input', {
        showWhen: { logic: 'and', conditions: [{ field: 'double', operator: 'greater', value: 10 }] },
      }),
    ]);
    expect(form.state('note').shown).toBe(false);
    form.setValue('a', 6);
    expect(form.state('note').shown).toBe(true);
    form.setValue('a', 5);
    expect(form.state('note').shown).toBe(false);
  });

  it('judges every field, also those that no component has ever shown', () => {
    const nodes = Array.from({ length: 500 }, (_, index) =>
      node(`f${index}`, 'input', { config: { required: index % 5 === 0 } }),
    );
    const form = open(nodes);
    expect(form.validate()).toHaveLength(100);
    expect(form.form.errors).toHaveLength(100);
    expect(form.form.valid).toBe(false);
    form.setValue('f0', 'text');
    expect(form.problems()).toHaveLength(99);
  });

  it('makes a Formily field on first touch, with the judgement it already had', () => {
    const form = open([node('a', 'input', { config: { required: true } })]);
    expect(Object.keys(form.form.fields)).toEqual([]);
    form.validate();
    form.touch('a');
    expect(Object.keys(form.form.fields)).toEqual(['a']);
    expect(form.field('a')?.selfErrors).toHaveLength(1);
    form.setValue('a', 'x');
    expect(form.field('a')?.selfErrors).toEqual([]);
    expect(form.field('a')?.value).toBe('x');
  });

  it('hears of a value that somebody sets through Formily itself', () => {
    const form = open([node('a', 'number'), node('sum', 'calculate', { props: { expression: ['a', '+', '1'] } })]);
    form.form.setValuesIn('a', 4);
    expect(form.values().sum).toBe(5);
    form.form.setValues({ a: 7 });
    expect(form.values().sum).toBe(8);
  });

  describe('with a sub-table', () => {
    const table = () =>
      open([
        node('rows', 'table', {
          config: {
            children: [
              node('qty', 'number', { config: { required: true } }),
              node('price', 'number'),
              node('amount', 'calculate', { props: { expression: ['rows-qty', '*', 'rows-price'] } }),
            ],
          },
        }),
        node('total', 'calculate', { props: { expression: ['rows-amount'] } }),
      ]);

    it('calculates the row that changed and the total', () => {
      const form = table();
      form.setRows('rows', [
        { qty: 2, price: 1.5 },
        { qty: 3, price: 10 },
      ]);
      expect(form.values().total).toBe(33);
      form.setCell('rows', 0, 'qty', 4);
      expect(form.values()).toMatchObject({ rows: [{ amount: 6 }, { amount: 30 }], total: 36 });
    });

    const heard = (form: ReturnType<typeof open>, names: string[]) => {
      const woken: string[] = [];
      for (const name of names) form.signals.subscribe(name, () => woken.push(name));
      return woken;
    };

    it('wakes the row and the sums when a cell changes, the table only when its rows do', () => {
      const form = table();
      form.setRows('rows', [{ qty: 1, price: 1 }, { qty: 2 }]);
      const woken = heard(form, ['rows', 'rows/', 'rows/0', 'rows/1', 'total']);
      form.setCell('rows', 0, 'price', 5);
      expect(woken.sort()).toEqual(['rows/', 'rows/0', 'total']);
      woken.length = 0;
      form.setRows('rows', form.rows('rows').slice(1));
      expect(woken.sort()).toEqual(['rows', 'total']);
    });

    it('knows a row by itself wherever it stands, and writes into the place it has now', () => {
      const form = table();
      form.setRows('rows', [
        { qty: 1, price: 1 },
        { qty: 2, price: 2 },
      ]);
      const second = form.rows('rows')[1];
      form.setRows('rows', form.rows('rows').slice(1));
      expect(form.rows('rows')[0]).toBe(second);
      form.setCell('rows', 0, 'qty', 10);
      expect(form.submitValues()).toEqual({ rows: [{ qty: 10, price: 2, amount: 20 }] });
      expect(form.values().total).toBe(20);
    });

    it('judges cells one by one, keeps what is known of the others, and lets problems go with their rows', () => {
      const form = table();
      form.setRows('rows', [{ price: 1 }, { price: 2 }, { qty: 3 }]);
      const wrong = () => form.problems().flatMap(({ cells }) => cells.map(({ row, column }) => `${row}/${column}`));
      form.checkCells('rows', [1], ['price']);
      expect(wrong()).toEqual([]);
      form.checkCells('rows', [0, 1]);
      expect(wrong()).toEqual(['0/qty', '1/qty']);
      const woken = heard(form, ['rows']);
      form.setCell('rows', 0, 'qty', 1);
      expect(wrong()).toEqual(['1/qty']);
      expect(woken).toEqual([]);
      form.setRows('rows', [...form.rows('rows').slice(1), {}]);
      expect(wrong()).toEqual(['0/qty']);
      form.setCell('rows', 0, 'qty', 2);
      expect(form.problems()).toEqual([]);
      expect(woken).toEqual(['rows', 'rows']);
    });

    it('calculates a column anew when it reads a field of the form that has changed', () => {
      const form = open([
        node('rate', 'number'),
        node('rows', 'table', {
          config: {
            children: [
              node('qty', 'number'),
              node('tax', 'calculate', { props: { expression: ['rows-qty', '*', 'rate'] } }),
            ],
          },
        }),
        node('total', 'calculate', { props: { expression: ['rows-tax'] } }),
      ]);
      form.setRows('rows', [{ qty: 2 }, { qty: 5 }]);
      form.setValue('rate', 3);
      expect(form.values()).toMatchObject({ rows: [{ tax: 6 }, { tax: 15 }], total: 21 });
    });

    it('hands out plain rows, which nobody can change from outside', () => {
      const form = table();
      form.setRows('rows', [{ qty: 1, price: 2 }]);
      const sent = structuredClone(form.submitValues());
      expect(sent).toEqual({ rows: [{ qty: 1, price: 2, amount: 2 }] });
      Object.assign(form.submitValues(), { rows: [] });
      expect(form.rows('rows')).toHaveLength(1);
    });

    it('names the cell that is wrong', () => {
      const form = table();
      form.setRows('rows', [{ qty: 2 }, { price: 10 }]);
      expect(form.validate()).toEqual([
        { name: 'rows', problem: null, cells: [{ row: 1, column: 'qty', problem: { code: 'field.required' } }] },
      ]);
    });
  });

  it('opens with defaults, and a given record as it is', () => {
    const nodes = [
      node('a', 'number', { config: { defaultValue: '2' } }),
      node('b', 'input', { config: { defaultValue: 'x' } }),
    ];
    expect(open(nodes).values()).toMatchObject({ a: 2, b: 'x' });
    expect(open(nodes, { a: null }).values()).toEqual({ a: null });
  });

  it('does not judge anew what is stored, and asks for it where it is empty', async () => {
    await loadPatterns();
    const short = (name: string) => node(name, 'input', { config: { regList: [{ pattern: '/^.{2}$/' }] } });
    const cells = node('rows', 'table', { config: { children: [short('cell')] } });
    const stored = { a: 'old', b: null, rows: [{ id: 'r', cell: 'old' }] };
    const form = open([short('a'), node('b', 'input', { config: { required: true } }), cells], stored);
    const wrong = () => form.validate().map(({ name, cells: own }) => [name, ...own.map(({ row }) => row)]);
    expect(wrong()).toEqual([['a'], ['b'], ['rows', 0]]);
    form.stand(stored);
    expect(wrong()).toEqual([['b']]);
    form.setValues({ a: 'new', b: 'x' });
    form.setRows('rows', [{ cell: 'new' }, ...form.rows('rows')]);
    expect(wrong()).toEqual([['a'], ['rows', 0]]);
    form.setValue('a', 'old');
    form.checkCells('rows', [1]);
    expect(form.problems().map(({ name }) => name)).toEqual(['rows']);
    form.stand(null);
    expect(wrong()).toEqual([['a'], ['rows', 0, 1]]);
  });

  it('goes back to what it opened with', () => {
    const form = open([node('a', 'input'), node('b', 'input')], { a: '1' });
    form.setValue('a', '2');
    form.setValue('b', '3');
    form.reset();
    expect(form.submitValues()).toEqual({ a: '1' });
    expect(form.isTouched()).toBe(false);
  });

  it('keeps what is set into a hidden field for the time when it is shown', () => {
    const form = open([node('kind', 'input'), node('detail', 'input', { showWhen: showWhen('kind', 'x') })], {
      kind: 'y',
      detail: 'old',
    });
    form.setValue('detail', 'new');
    expect(form.submitValues()).toEqual({ kind: 'y' });
    expect(form.values().detail).toBeUndefined();
    form.setValue('kind', 'x');
    expect(form.submitValues()).toEqual({ kind: 'x', detail: 'new' });
  });

  it('forgets hidden values with the record that they were of', () => {
    const form = open([node('kind', 'input'), node('detail', 'input', { showWhen: showWhen('kind', 'x') })], {
      kind: 'x',
    });
    form.setValue('detail', 'of the first record');
    form.setValue('kind', 'y');
    form.reset({ kind: 'y' });
    form.setValue('kind', 'x');
    expect(form.submitValues()).toEqual({ kind: 'x' });
  });

  it('follows a chain as long as the form, of sums and of conditions', () => {
    const length = 300;
    const form = open(
      [
        node('f0', 'number'),
        ...Array.from({ length }, (_, index) =>
          node(`f${index + 1}`, 'calculate', { props: { expression: [`f${index}`, '+', '1'] } }),
        ),
        ...Array.from({ length }, (_, index) =>
          node(`s${index}`, 'input', {
            showWhen: {
              logic: 'and',
              conditions: [{ field: index === 0 ? 'f0' : `s${index - 1}`, operator: 'notEmpty' }],
            },
          }),
        ),
      ],
      { f0: 1, ...Object.fromEntries(Array.from({ length }, (_, index) => [`s${index}`, 'x'])) },
    );
    form.setValue('f0', 2);
    expect(form.values()[`f${length}`]).toBe(2 + length);
    form.setValue('f0', null);
    expect(form.state(`s${length - 1}`).shown).toBe(false);
    expect(Object.keys(form.submitValues())).toEqual(['f0']);
  });

  it('lives through conditions that go round in a circle', () => {
    const circle = (other: string) => ({
      logic: 'and' as const,
      conditions: [{ field: other, operator: 'empty' as const }],
    });
    const form = open(
      [
        node('a', 'input', { showWhen: circle('b') }),
        node('b', 'input', { showWhen: circle('a') }),
        node('c', 'input'),
      ],
      { a: '1', b: '2' },
    );
    form.setValue('a', '3');
    form.setValue('c', '4');
    form.validate();
    expect(form.submitValues()).toMatchObject({ c: '4' });
  });
});

describe('a row of a sub-table in which nothing is said', () => {
  const rows = (required: boolean) =>
    open([
      node('items', 'table', {
        config: { required, children: [node('name', 'input', { config: { required: true } }), node('note', 'input')] },
      }),
    ]);
  const wrong = (form: ReturnType<typeof rows>) =>
    form
      .problems()
      .flatMap(({ problem, cells }) => [
        ...(problem ? [problem.code] : []),
        ...cells.map(({ row, column, problem: { code } }) => `${code} ${row} ${column}`),
      ]);

  it('misses nothing, until something is said in it and again once that is gone', () => {
    const form = rows(false);
    form.setRows('items', [{ name: 'a' }, {}]);
    form.checkCells('items', [1]);
    expect(form.validate()).toEqual([]);
    form.setCell('items', 1, 'note', 'x');
    form.checkCells('items', [1]);
    expect(wrong(form)).toEqual(['field.required 1 name']);
    form.setCell('items', 1, 'note', ' ');
    expect(wrong(form)).toEqual([]);
  });

  it('is no row for a table that needs one, and one as soon as something is said', () => {
    const form = rows(true);
    form.setRows('items', [{}]);
    form.validate();
    expect(wrong(form)).toEqual(['field.required']);
    form.setCell('items', 0, 'name', 'a');
    expect(wrong(form)).toEqual([]);
  });
});
