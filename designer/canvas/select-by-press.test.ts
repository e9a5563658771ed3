import { describe, expect, it } from 'vitest';
import { container, field, form } from '../../test/support/designer/design.ts';
import { treeOf } from '../document/design-tree.ts';
import { selectedByKey, selectedByPress } from './select-by-press.ts';

const tree = treeOf(form([field('a'), container('card', [field('b'), field('c'), field('d')]), field('e')]));
const press = (key: string, held: Partial<Record<'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey', boolean>> = {}) => ({
  key,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});
const go = (from: string, key: string) => selectedByKey(tree, [from], from, press(key))?.selection;

describe('keys', () => {
  it('go through the design in its order, in and out of containers', () => {
    expect(go('a', 'ArrowDown')).toEqual(['card']);
    expect(go('card', 'ArrowDown')).toEqual(['b']);
    expect(go('e', 'ArrowUp')).toEqual(['d']);
    expect(go('card', 'ArrowRight')).toEqual(['b']);
    expect(go('c', 'ArrowLeft')).toEqual(['card']);
    expect(go('c', 'Home')).toEqual(['a']);
    expect(go('c', 'End')).toEqual(['e']);
  });

  it('stay where there is nothing further', () => {
    expect(go('a', 'ArrowUp')).toBeUndefined();
    expect(go('a', 'ArrowLeft')).toBeUndefined();
    expect(go('e', 'ArrowDown')).toBeUndefined();
  });

  it('begin at the first node where none is chosen', () => {
    expect(selectedByKey(tree, [], undefined, press('ArrowDown'))?.selection).toEqual(['a']);
  });

  it('with Shift choose one sibling more, and one less on the way back; the first stays the first', () => {
    const more = selectedByKey(tree, ['b'], 'b', press('ArrowDown', { shiftKey: true }));
    expect(more).toEqual({ selection: ['b', 'c'], focus: 'c' });
    expect(selectedByKey(tree, ['b', 'c'], 'c', press('ArrowDown', { shiftKey: true }))?.selection).toEqual([
      'b',
      'c',
      'd',
    ]);
    expect(selectedByKey(tree, ['b', 'c'], 'c', press('ArrowUp', { shiftKey: true }))?.selection).toEqual(['b']);
  });

  it('leave other keys, and those of commands, alone', () => {
    expect(selectedByKey(tree, ['b'], 'b', press('x'))).toBeNull();
    expect(selectedByKey(tree, ['b'], 'b', press('ArrowUp', { altKey: true }))).toBeNull();
  });
});

describe('presses', () => {
  const plain = { toggle: false, range: false };
  it('choose one, add and take away with Ctrl, choose all between with Shift', () => {
    expect(selectedByPress(tree, ['a'], 'b', plain)).toEqual(['b']);
    expect(selectedByPress(tree, ['a'], 'b', { ...plain, toggle: true })).toEqual(['a', 'b']);
    expect(selectedByPress(tree, ['a', 'b'], 'a', { ...plain, toggle: true })).toEqual(['b']);
    expect(selectedByPress(tree, ['d'], 'b', { ...plain, range: true })).toEqual(['d', 'b', 'c']);
    expect(selectedByPress(tree, ['a'], 'c', { ...plain, range: true })).toEqual(['a', 'card', 'b', 'c']);
  });
});
