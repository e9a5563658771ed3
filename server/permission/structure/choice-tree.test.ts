import { describe, expect, it } from 'vitest';
import type { Choice, ChoiceType } from '../../../engine/schema/calls/index.ts';
import { branchesWith, choiceTree, idsBelow } from './choice-tree.ts';

const row = (id: string, parentId = '0', type: ChoiceType = 'department') => ({
  id,
  parentId,
  fullName: id,
  enCode: id,
  type,
});
/** Ids with their children in brackets: `a(b c)`. */
const written = (tree: readonly Choice[]): string =>
  tree.map(({ id, children }) => (children.length > 0 ? `${id}(${written(children)})` : id)).join(' ');

describe('a tree of choices', () => {
  it('has each row under its parent, in order, and tells which have something below', () => {
    const tree = choiceTree([row('b', 'a'), row('a'), row('d'), row('c', 'b')]);
    expect(written(tree)).toBe('a(b(c)) d');
    expect(tree.map(({ hasChildren }) => hasChildren)).toEqual([true, false]);
  });

  it('puts what was cut off from its parent on top', () => {
    const tree = choiceTree([row('b', 'gone'), row('c', 'b')]);
    expect(written(tree)).toBe('b(c)');
    expect(tree[0]?.parentId).toBe('0');
  });

  it('leaves out circles, and what is below itself or has the id of the root', () => {
    const circle = [row('x', 'z'), row('y', 'x'), row('z', 'y')];
    expect(written(choiceTree([row('a'), ...circle, row('self', 'self'), row('0')]))).toBe('a');
  });

  it('ends after 64 levels', () => {
    const chain = Array.from({ length: 80 }, (_, at) => row(`e${at + 1}`, at === 0 ? '0' : `e${at}`));
    expect(written(choiceTree(chain)).split('(').length).toBe(64);
  });

  it('keeps the branches that lead to what is chosen, and no others', () => {
    const tree = choiceTree([row('a'), row('b', 'a'), row('p', 'b', 'position'), row('c')]);
    expect(written(branchesWith('position', tree))).toBe('a(b(p))');
    expect(branchesWith('position', choiceTree([row('a')]))).toEqual([]);
  });

  it('finds all that stands below a row, in a circle too', () => {
    const rows = [row('a'), row('b', 'a'), row('c', 'b'), row('d'), row('x', 'y'), row('y', 'x')];
    expect([...idsBelow(rows, ['a'])]).toEqual(['a', 'b', 'c']);
    expect([...idsBelow(rows, ['x'])].sort()).toEqual(['x', 'y']);
  });
});
