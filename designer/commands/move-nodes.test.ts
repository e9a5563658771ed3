import { describe, expect, it } from 'vitest';
import {
  carryOut,
  container,
  field,
  form,
  outline,
  productWidgets,
  refusalOf,
} from '../../test/support/designer/design.ts';
import { createDesignStore } from '../history/design-store.ts';
import { moveNodes } from './move-nodes.ts';

const document = form([
  container('c1', [field('a'), field('b')]),
  field('d'),
  container('c2', [field('e')]),
  field('f'),
]);

describe('moving nodes', () => {
  it.each([
    [['d'], null, 0, 'd c1(a b) c2(e) f'],
    [['a'], 'c2', 1, 'c1(b) d c2(e a) f'],
    [['d'], 'c2', 0, 'c1(a b) c2(d e) f'],
    [['f'], 'c1', 0, 'c1(f a b) d c2(e)'],
    [['a', 'f', 'd'], 'c2', 1, 'c1(b) c2(e a d f)'],
    [['c1'], 'c2', 0, 'd c2(c1(a b) e) f'],
    [['c1'], null, 99, 'd c2(e) f c1(a b)'],
    [['a'], 'c1', 2, 'c1(b a) d c2(e) f'],
    [['c1', 'a'], null, 2, 'd c1(a b) c2(e) f'],
  ])('%j to %s at %i makes %s', (keys, parent, index, expected) => {
    const done = carryOut(document, moveNodes, { keys, parent, index });
    expect(outline(done.document)).toBe(expected);
  });

  it('keeps the selection on what was moved, a node without an id included', () => {
    const { id: _none, ...nameless } = field('x');
    const done = carryOut(form([nameless, field('a')]), moveNodes, { keys: ['/nodes/0'], parent: null, index: 2 });
    expect(done.selection).toEqual(['/nodes/1']);
  });

  it('is nothing where the nodes stand there already', () => {
    const store = createDesignStore(document, productWidgets);
    for (const index of [0, 1, 2]) expect(store.run(moveNodes, { keys: ['a', 'b'], parent: 'c1', index })).toBeNull();
    expect(store.state().past).toEqual([]);
  });

  it('keeps every node that it moves, and the nodes beside it, the objects that they were', () => {
    const done = carryOut(document, moveNodes, { keys: ['c1'], parent: null, index: 4 });
    const nodes = Array.isArray(document.nodes) ? document.nodes : [];
    expect(done.at('/nodes/3')).toBe(nodes[0]);
    expect(done.at('/nodes/0')).toBe(nodes[1]);
  });

  it('refuses a node into itself, and into what stands in it', () => {
    expect(refusalOf(document, moveNodes, { keys: ['c1'], parent: 'c1', index: 0 })?.refused).toBe(
      'refusal.intoItself',
    );
    const nested = form([container('o', [container('i', [])])]);
    expect(refusalOf(nested, moveNodes, { keys: ['o'], parent: 'i', index: 0 })?.refused).toBe('refusal.intoItself');
  });

  it('refuses what may not stand there, and a selection that is empty or gone', () => {
    const tabs = form([container('t', [container('p', [], 'pane')], 'tabs'), field('a')]);
    expect(refusalOf(tabs, moveNodes, { keys: ['a'], parent: 't', index: 0 })?.refused).toBe('refusal.onlyPanes');
    expect(refusalOf(tabs, moveNodes, { keys: ['p'], parent: null, index: 0 })?.refused).toBe('refusal.paneAlone');
    expect(refusalOf(tabs, moveNodes, { keys: [], parent: null, index: 0 })?.refused).toBe('refusal.nothingChosen');
    expect(refusalOf(tabs, moveNodes, { keys: ['z'], parent: null, index: 0 })?.refused).toBe('refusal.gone');
  });

  describe('into a sub-table', () => {
    const sum = field('sum', { props: { expression: ['a', '+', 't-x'] } }, 'calculate');
    const table = form([field('a', {}, 'inputNumber'), container('t', [field('x', {}, 'inputNumber')], 'table'), sum], {
      list: { version: 1, searchList: [], columnList: [{ prop: 'a' }, { prop: 't-x' }] },
    });

    it('and out of it again, what names the field follows', () => {
      const within = carryOut(table, moveNodes, { keys: ['a'], parent: 't', index: 0 });
      expect(within.at('/list/columnList')).toEqual([{ prop: 't-a' }, { prop: 't-x' }]);
      expect(within.at('/form/nodes/1/props/expression')).toEqual(['t-a', '+', 't-x']);
      const out = carryOut(within.document, moveNodes, { keys: ['a'], parent: null, index: 0 });
      expect(out.document).toEqual(table);
    });

    it('refuses a name that is there already', () => {
      const twin = form([{ ...field('other'), vModel: 'x' }, container('t', [field('x')], 'table')]);
      expect(refusalOf(twin, moveNodes, { keys: ['other'], parent: 't', index: 0 })).toEqual({
        refused: 'refusal.twinName',
        places: { name: 'x', label: 'x' },
      });
    });
  });
});
