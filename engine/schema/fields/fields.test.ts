import { describe, expect, it } from 'vitest';
import { kindWidgets, testNode, when } from '../../../test/support/fields.ts';
import type { Node } from '../documents/node.ts';
import { catalogueOf, fieldByCode, fieldCode, isTableField } from './fields.ts';

const of = (nodes: Node[]) => catalogueOf({ nodes }, kindWidgets);
const holding = (key: string, children: Node[], more: object = {}): Node => ({
  id: `${key}-${children[0]?.id}`,
  ...more,
  config: { aditKey: key, children },
});

describe('the fields of a form', () => {
  it('stand in document order, through containers of any depth', () => {
    const { fields } = of([
      testNode('a', 'text'),
      holding('card', [holding('tabs', [holding('pane', [testNode('b', 'date')])]), testNode('c', 'decimal')]),
      testNode('d', 'text'),
    ]);
    expect(fields.map(({ name, kind, at }) => [name, kind, at])).toEqual([
      ['a', 'text', '/nodes/0'],
      ['b', 'date', '/nodes/1/config/children/0/config/children/0/config/children/0'],
      ['c', 'decimal', '/nodes/1/config/children/1'],
      ['d', 'text', '/nodes/2'],
    ]);
  });

  it('are without nodes of unknown widgets, without a usable name, and without the second of two twins', () => {
    const { fields } = of([
      testNode('a', 'text'),
      testNode('a', 'decimal'),
      testNode('x', 'nobody'),
      testNode('constructor', 'text'),
      testNode('1st', 'text'),
      { id: 'n', config: { aditKey: 'text' } },
      testNode('button', 'button'),
    ]);
    expect(fields.map(({ name, kind }) => `${name} ${kind}`)).toEqual(['a text']);
  });

  it('of a dialog are none of the form around it', () => {
    expect(of([holding('dialog', [testNode('a', 'text')])]).fields).toEqual([]);
  });

  it('inside a container that nobody knows are still the form’s', () => {
    expect(of([holding('nobody', [testNode('a', 'text')])]).fields.map(({ name }) => name)).toEqual(['a']);
  });

  it('know the conditions around them', () => {
    const outer = when('k', 'notEmpty');
    const own = when('m', 'notEmpty');
    const card = holding('card', [testNode('a', 'text', { showWhen: own, enableWhen: own })], { showWhen: outer });
    const { byName } = of([card, testNode('b', 'text')]);
    expect(byName.get('a')?.shownBy).toEqual([outer, own]);
    expect(byName.get('a')?.enabledBy).toEqual([own]);
    expect(byName.get('b')?.shownBy).toEqual([]);
  });

  it('are hidden when they, or a container around them, are on no page', () => {
    const hides = (config: object) => {
      const card: Node = { id: 'c', config: { aditKey: 'card', children: [testNode('a', 'text')], ...config } };
      return of([card]).byName.get('a')?.hidden;
    };
    expect(hides({ noShow: true })).toBe(true);
    expect(hides({ visibility: ['app'] })).toBe(true);
    expect([hides({ visibility: ['pc', 'app'] }), hides({ visibility: [] }), hides({})]).toEqual([false, false, false]);
  });

  it('of a sub-table are its columns, with names of their own', () => {
    const inner = testNode('inner', 'table', { config: { children: [testNode('deep', 'text')] } });
    const { fields, tables, byName } = of([
      testNode('a', 'text'),
      testNode('rows', 'table', { config: { children: [testNode('a', 'decimal'), inner, testNode('b', 'text')] } }),
    ]);
    expect(fields.map(({ name }) => name)).toEqual(['a', 'rows']);
    const columns = tables.get('rows')?.columns ?? [];
    expect(columns.map(({ name, table, kind }) => [name, table, kind])).toEqual([
      ['a', 'rows', 'decimal'],
      ['b', 'rows', 'text'],
    ]);
    const table = byName.get('rows');
    expect(table && isTableField(table)).toBe(true);
    expect(byName.get('a')?.kind).toBe('text');
  });

  it('are found by the code that rights and lists use', () => {
    const catalogue = of([
      testNode('rows', 'table', { config: { children: [testNode('c', 'text')] } }),
      testNode('a', 'text'),
    ]);
    for (const code of ['a', 'rows', 'rows-c']) {
      const field = fieldByCode(catalogue, code);
      expect(field && fieldCode(field)).toBe(code);
    }
    expect([
      fieldByCode(catalogue, 'rows-x'),
      fieldByCode(catalogue, 'a-c'),
      fieldByCode(catalogue, 'toString'),
    ]).toEqual(Array(3).fill(undefined));
  });
});
