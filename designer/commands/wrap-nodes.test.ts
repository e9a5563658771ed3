import { describe, expect, it } from 'vitest';
import { carryOut, container, field, form, outline, refusalOf } from '../../test/support/designer/design.ts';
import { wrapNodes } from './wrap-nodes.ts';

const document = form([field('a'), container('c', [field('b'), field('d')]), field('e')]);

describe('wrapping nodes', () => {
  it('puts them into a container where the first of them stood', () => {
    const done = carryOut(document, wrapNodes, { keys: ['e', 'a'], in: 'card' });
    expect(outline(done.document)).toBe('n6(a e) c(b d)');
    expect(done.selection).toEqual(['n6']);
    expect(done.at('/nodes/0/config/children/0')).toBe(Array.isArray(document.nodes) ? document.nodes[0] : undefined);
  });

  it('gathers what stands in several containers', () => {
    expect(outline(carryOut(document, wrapNodes, { keys: ['d', 'e'], in: 'row' }).document)).toBe('a c(b n6(d e))');
    expect(outline(carryOut(document, wrapNodes, { keys: ['a', 'd'], in: 'row' }).document)).toBe('n6(a d) c(b) e');
  });

  it('makes a pane where the container holds panes', () => {
    const done = carryOut(document, wrapNodes, { keys: ['a', 'c'], in: 'tabs' });
    expect(done.at('/nodes/0/config/aditKey')).toBe('tabs');
    expect(done.at('/nodes/0/config/children/0/config/aditKey')).toBe('pane');
    expect(done.at('/nodes/0/config/children')).toHaveLength(1);
    expect(done.at('/nodes/0/config/children/0/config/children')).toHaveLength(2);
  });

  it('makes columns of them in a sub-table', () => {
    expect(carryOut(document, wrapNodes, { keys: ['a'], in: 'table' }).says.key).toBe('command.table.make');
  });

  it('refuses what holds nothing, a pane outside its tabs, and a layout in a sub-table', () => {
    const other = form([container('t', [container('p', [], 'pane')], 'tabs'), container('s', [field('x')], 'table')]);
    expect(refusalOf(document, wrapNodes, { keys: ['a'], in: 'divider' })?.refused).toBe('refusal.notContainer');
    expect(refusalOf(document, wrapNodes, { keys: ['a'], in: 'nobody' })?.refused).toBe('refusal.unknownWidget');
    expect(refusalOf(document, wrapNodes, { keys: [], in: 'card' })?.refused).toBe('refusal.nothingChosen');
    expect(refusalOf(other, wrapNodes, { keys: ['p'], in: 'card' })?.refused).toBe('refusal.paneAlone');
    expect(refusalOf(other, wrapNodes, { keys: ['x'], in: 'card' })?.refused).toBe('refusal.notInTable');
  });
});
