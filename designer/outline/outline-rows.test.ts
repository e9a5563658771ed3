import { describe, expect, it } from 'vitest';
import { container, field, form } from '../../test/support/designer/design.ts';
import { treeOf } from '../document/design-tree.ts';
import { designRow, outlineRows, outlineStep } from './outline-rows.ts';
import { rowWindow } from './row-window.ts';

const tree = treeOf(form([field('a'), container('card', [field('b'), container('in', [field('c')])]), field('e')]));
const keys = (closed: readonly string[] = [], found: readonly string[] | null = null) =>
  outlineRows(tree, new Set(closed), found && new Set(found)).map(({ key }) => key);

describe('lines of the outline', () => {
  it('are the design and all nodes whose containers are open', () => {
    expect(keys()).toEqual([designRow, 'a', 'card', 'b', 'in', 'c', 'e']);
    expect(keys(['in'])).toEqual([designRow, 'a', 'card', 'b', 'in', 'e']);
    expect(keys([designRow])).toEqual([designRow]);
  });

  it('say level, place and number of their siblings', () => {
    expect(outlineRows(tree, new Set(), null)[4]).toEqual({ key: 'in', level: 3, position: 2, size: 2, open: true });
    expect(outlineRows(tree, new Set(), null)[1]?.open).toBeNull();
  });

  it('are what was found and what is around it while one searches, open or not', () => {
    expect(keys(['card', 'in'], ['c'])).toEqual([designRow, 'card', 'in', 'c']);
    expect(keys([], [])).toEqual([designRow]);
  });
});

describe('keys of the tree', () => {
  const rows = outlineRows(tree, new Set(['in']), null);
  const step = (from: string, key: string) =>
    outlineStep(
      rows,
      rows.findIndex((row) => row.key === from),
      key,
      () => 2,
    );

  it('go up, down, to the ends, and by a letter', () => {
    expect(step('a', 'ArrowDown')).toEqual({ kind: 'go', key: 'card' });
    expect(step('a', 'ArrowUp')).toEqual({ kind: 'go', key: designRow });
    expect(step('a', 'End')).toEqual({ kind: 'go', key: 'e' });
    expect(step('a', 'k')).toEqual({ kind: 'go', key: 'card' });
  });

  it('open and close, go in and out', () => {
    expect(step('in', 'ArrowRight')).toEqual({ kind: 'open', key: 'in' });
    expect(step('card', 'ArrowRight')).toEqual({ kind: 'go', key: 'b' });
    expect(step('card', 'ArrowLeft')).toEqual({ kind: 'close', key: 'card' });
    expect(step('b', 'ArrowLeft')).toEqual({ kind: 'go', key: 'card' });
    expect(step('b', 'ArrowRight')).toBeNull();
    expect(step('b', '*')).toEqual({ kind: 'openSiblings', level: 3 });
  });
});

it('draws the lines near the view only', () => {
  expect(rowWindow(0, 280, 2000)).toEqual({ first: 0, last: 18 });
  expect(rowWindow(28_000, 280, 2000)).toEqual({ first: 992, last: 1018 });
  expect(rowWindow(0, 280, 3)).toEqual({ first: 0, last: 3 });
});
