import { describe, expect, it } from 'vitest';
import type { MenuItem } from '../../engine/schema/calls/index.ts';
import { menuTreeOf } from './menu-tree.ts';

const entry = (id: string, parentId = '0', type = 0): MenuItem => ({
  id,
  parentId,
  enCode: id,
  fullName: id,
  icon: '',
  key: id,
  type,
  urlAddress: id,
  linkTarget: '_self',
  visibleMark: 1,
  propertyJson: '{}',
  hasChildren: false,
  children: [],
});

/** Ids with their children in brackets: `a(b c)`. */
const written = (items: readonly MenuItem[]): string =>
  items.map(({ id, children }) => (children.length > 0 ? `${id}(${written(children)})` : id)).join(' ');

/** Entries one below the other. */
const chain = (length: number) => Array.from({ length }, (_, at) => entry(`e${at + 1}`, at === 0 ? '0' : `e${at}`));

describe('the tree of a menu', () => {
  it('has each entry under its parent, in the order of the rows', () => {
    const tree = menuTreeOf([entry('b', 'a'), entry('a'), entry('d'), entry('c', 'a')]);
    expect(written(tree)).toBe('a(b c) d');
    expect(tree.map(({ hasChildren }) => hasChildren)).toEqual([true, false]);
  });

  it('asks whether an entry stays when its children are there: empty directories go from the inside out', () => {
    const rows = [entry('a'), entry('b', 'a'), entry('c', 'b'), entry('d'), entry('page', 'd', 2)];
    expect(written(menuTreeOf(rows, ({ type, hasChildren }) => type !== 0 || hasChildren))).toBe('d(page)');
  });

  it('leaves out circles, entries below themselves and below nothing, and has the rest', () => {
    const circle = [entry('x', 'z'), entry('y', 'x'), entry('z', 'y')];
    expect(written(menuTreeOf([entry('a'), ...circle, entry('self', 'self'), entry('lost', 'gone')]))).toBe('a');
  });

  it('lives with an entry that has the id of the root', () => {
    expect(written(menuTreeOf([entry('0'), entry('a'), entry('b', 'a')]))).toBe('a(b)');
  });

  it('ends after 64 levels', () => {
    const ids = written(menuTreeOf(chain(80))).split('(');
    expect(ids.length).toBe(64);
    expect(ids.at(-1)).toMatch(/^e64\)/);
  });

  it('looks at each of 5,000 entries once, in directories 12 deep as beside each other', () => {
    let reads = 0;
    const counted = (id: string, parentId: string) =>
      Object.defineProperty(entry(id), 'parentId', {
        enumerable: true,
        get: () => {
          reads += 1;
          return parentId;
        },
      });
    const flat = Array.from({ length: 2_500 }, (_, at) => counted(`p${at}`, '0'));
    const deep = Array.from({ length: 2_500 }, (_, at) => counted(`d${at}`, at % 12 === 0 ? '0' : `d${at - 1}`));
    const tree = menuTreeOf([...flat, ...deep]);
    expect(tree.length).toBe(2_500 + Math.ceil(2_500 / 12));
    // To find its place, and to be copied into it.
    expect(reads).toBeLessThanOrEqual(4 * 5_000);
  });

  it('is empty where there is nothing', () => {
    expect(menuTreeOf([])).toEqual([]);
  });
});
