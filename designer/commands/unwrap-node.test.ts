import { describe, expect, it } from 'vitest';
import { validateForm } from '../../engine/schema/validate/index.ts';
import {
  carryOut,
  container,
  field,
  form,
  outline,
  productWidgets,
  refusalOf,
} from '../../test/support/designer/design.ts';
import { unwrapNode } from './unwrap-node.ts';
import { wrapNodes } from './wrap-nodes.ts';

const document = form([field('a'), container('c', [field('b'), field('d')]), field('e')]);

describe('unwrapping a container', () => {
  it('leaves what stood in it in its place', () => {
    const done = carryOut(document, unwrapNode, { key: 'c' });
    expect(outline(done.document)).toBe('a b d e');
    expect(done.selection).toEqual(['b', 'd']);
  });

  it('takes the panes away with their tabs', () => {
    const tabs = container('t', [container('p', [field('a')], 'pane'), container('q', [field('b')], 'pane')], 'tabs');
    expect(outline(carryOut(form([field('x'), tabs]), unwrapNode, { key: 't' }).document)).toBe('x a b');
  });

  it('is the way back from wrapping', () => {
    const wrapped = carryOut(document, wrapNodes, { keys: ['b', 'd'], in: 'card' });
    expect(carryOut(wrapped.document, unwrapNode, { key: 'n6' }).document).toEqual(document);
    const inTabs = carryOut(document, wrapNodes, { keys: ['b', 'd'], in: 'tabs' });
    expect(carryOut(inTabs.document, unwrapNode, { key: 'n6' }).document).toEqual(document);
  });

  it('leaves a finding at a button that judged what stood in it', () => {
    const click = [{ action: 'submit', within: 'c' }];
    const judged = form([container('c', [field('b')]), { id: 'go', config: { aditKey: 'button' }, on: { click } }]);
    const codes = (of: unknown) => validateForm(of, { descriptors: productWidgets }).map(({ code }) => code);
    expect(codes(judged)).toEqual([]);
    expect(codes(carryOut(judged, unwrapNode, { key: 'c' }).document)).toEqual(['action.within']);
  });

  it('refuses a node that holds nothing, and a pane whose nodes cannot stand in tabs', () => {
    const tabs = form([container('t', [container('p', [field('a')], 'pane')], 'tabs')]);
    expect(refusalOf(document, unwrapNode, { key: 'a' })?.refused).toBe('refusal.notContainer');
    expect(refusalOf(tabs, unwrapNode, { key: 'p' })?.refused).toBe('refusal.onlyPanes');
    expect(refusalOf(tabs, unwrapNode, { key: 'z' })?.refused).toBe('refusal.gone');
  });
});
