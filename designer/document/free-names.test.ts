import { expect, it } from 'vitest';
import { container, field, form } from '../../test/support/designer/design.ts';
import { treeOf } from './design-tree.ts';
import { freeName, freeNames } from './free-names.ts';

const tree = treeOf(form([field('a'), container('c', [field('n4'), field('name9')])]));

it('gives ids that no node has, the wish where it is free, and the same ones again', () => {
  const ids = () => {
    const names = freeNames(tree);
    return [names.id(), names.id(), names.id('x'), names.id('x'), names.id('a'), names.id(''), names.id('/nodes/0')];
  };
  expect(ids()).toEqual(['n5', 'n6', 'x', 'n7', 'n8', 'n9', 'n10']);
  expect(ids()).toEqual(ids());
});

it('gives field names that no field has, with the next number', () => {
  const names = freeNames(tree);
  expect(['a', 'a', 'name9', 'b'].map((wish) => names.fieldName(wish))).toEqual(['a1', 'a2', 'name1', 'b']);
});

it('gives no field of a model a name that its records need for themselves', () => {
  const wishes = (document: ReturnType<typeof form>) => {
    const names = freeNames(treeOf(document));
    return [names.fieldName('id'), names.fieldName('revision')];
  };
  expect(wishes(form([], { list: {} }))).toEqual(['id1', 'revision1']);
  expect(wishes(form([]))).toEqual(['id', 'revision']);
});

it('gives no field the name under which the value of another one would stand in rows', () => {
  const taken = new Set(['level', 'x_id']);
  expect(['level_id', 'x', 'y', 'y_id'].map((wish) => freeName(wish, taken))).toEqual([
    'level_id1',
    'x1',
    'y',
    'y_id1',
  ]);
});

it('makes a usable name of one that is not, of any length', () => {
  const taken = new Set<string>();
  expect(['名称', '1st-name', '__proto__', 'constructor', ''].map((wish) => freeName(wish, taken))).toEqual([
    'field',
    'stname',
    'proto__',
    'constructor1',
    'field1',
  ]);
  const long = 'x'.repeat(80);
  expect(new Set([1, 2, 3].map(() => freeName(long, taken))).size).toBe(3);
});
