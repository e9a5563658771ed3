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
import { stepNode } from './step-node.ts';

const tabs = container('t', [container('p', [field('b')], 'pane'), container('q', [], 'pane')], 'tabs');
const document = form([field('a'), container('c', [field('d')]), tabs, field('e')]);

describe('moving a node by one step', () => {
  it('leads through every place of the design, and back over the same ones', () => {
    const store = createDesignStore(document, productWidgets);
    const seen = [outline(document)];
    while (store.run(stepNode, { keys: ['a'], by: 1 }) === null) seen.push(outline(store.state().document));
    expect(seen).toEqual([
      'a c(d) t(p(b) q) e',
      'c(a d) t(p(b) q) e',
      'c(d a) t(p(b) q) e',
      'c(d) a t(p(b) q) e',
      'c(d) t(p(a b) q) e',
      'c(d) t(p(b a) q) e',
      'c(d) t(p(b) q(a)) e',
      'c(d) t(p(b) q) a e',
      'c(d) t(p(b) q) e a',
    ]);
    const back = [outline(store.state().document)];
    while (store.run(stepNode, { keys: ['a'], by: -1 }) === null) back.push(outline(store.state().document));
    expect(back.reverse()).toEqual(seen);
  });

  it('moves neighbours together, and brings others together first', () => {
    const row = form([field('a'), field('b'), field('d'), field('e')]);
    expect(outline(carryOut(row, stepNode, { keys: ['a', 'b'], by: 1 }).document)).toBe('d a b e');
    expect(outline(carryOut(row, stepNode, { keys: ['b', 'e'], by: -1 }).document)).toBe('a b e d');
  });

  it('passes a sub-table by, and does not leave one', () => {
    const table = form([field('a'), container('t', [field('x'), field('y')], 'table')]);
    expect(outline(carryOut(table, stepNode, { keys: ['a'], by: 1 }).document)).toBe('t(x y) a');
    expect(outline(carryOut(table, stepNode, { keys: ['y'], by: -1 }).document)).toBe('a t(y x)');
    expect(refusalOf(table, stepNode, { keys: ['x'], by: -1 })?.refused).toBe('refusal.atEnd');
  });

  it('moves a pane among panes', () => {
    expect(outline(carryOut(document, stepNode, { keys: ['p'], by: 1 }).document)).toBe('a c(d) t(q p(b)) e');
    expect(refusalOf(document, stepNode, { keys: ['q'], by: 1 })?.refused).toBe('refusal.atEnd');
    const inner = container('i', [container('r', [], 'pane'), container('s', [], 'pane')], 'collapse');
    const nested = form([container('t', [container('p', [inner], 'pane'), container('q', [], 'pane')], 'tabs')]);
    expect(refusalOf(nested, stepNode, { keys: ['r'], by: -1 })?.refused).toBe('refusal.atEnd');
    expect(refusalOf(nested, stepNode, { keys: ['s'], by: 1 })?.refused).toBe('refusal.atEnd');
    expect(outline(carryOut(nested, stepNode, { keys: ['q'], by: -1 }).document)).toBe('t(q p(i(r s)))');
  });

  it('says where the node is now', () => {
    expect(carryOut(document, stepNode, { keys: ['d'], by: -1 }).says).toEqual({
      key: 'command.node.stepTop',
      label: 'd',
      position: 2,
      total: 5,
    });
    expect(carryOut(document, stepNode, { keys: ['a'], by: 1 }).says).toEqual({
      key: 'command.node.step',
      label: 'a',
      parent: 'c',
      position: 1,
      total: 2,
    });
    const row = form([field('a'), field('b'), field('d')]);
    expect(carryOut(row, stepNode, { keys: ['a'], by: 1 }).says).toMatchObject({ position: 2, total: 3 });
    expect(carryOut(row, stepNode, { keys: ['d'], by: -1 }).says).toMatchObject({ position: 2, total: 3 });
  });

  it('refuses at the ends of the design', () => {
    expect(refusalOf(document, stepNode, { keys: ['a'], by: -1 })?.refused).toBe('refusal.atEnd');
    expect(refusalOf(document, stepNode, { keys: ['e'], by: 1 })?.refused).toBe('refusal.atEnd');
  });
});
