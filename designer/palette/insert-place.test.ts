import { expect, it } from 'vitest';
import { container, field, form, productWidgets } from '../../test/support/designer/design.ts';
import { treeOf } from '../document/design-tree.ts';
import { insertPlace, placeAfter } from './insert-place.ts';

const pane = (id: string, children: ReturnType<typeof field>[] = []) => container(id, children, 'pane');
const document = form([
  field('a'),
  container('card', [field('b'), field('c')]),
  container('empty', []),
  container('table', [field('name')], 'table'),
  container('tabs', [pane('p1'), pane('p2', [field('d')])], 'tabs'),
]);
const tree = treeOf(document);
const at = (...keys: string[]) => insertPlace(tree, keys, productWidgets);

it('puts a new node at the end of the design where nothing is chosen', () => {
  expect(at()).toEqual({ parent: null, index: 5 });
  expect(at('gone')).toEqual({ parent: null, index: 5 });
});

it('puts it after what is chosen, after the last of several', () => {
  expect(at('a')).toEqual({ parent: null, index: 1 });
  expect(at('card')).toEqual({ parent: null, index: 2 });
  expect(at('b', 'c')).toEqual({ parent: 'card', index: 2 });
});

it('puts it into an empty container, into a sub-table, into an empty pane', () => {
  expect(at('empty')).toEqual({ parent: 'empty', index: 0 });
  expect(at('table')).toEqual({ parent: 'table', index: 1 });
  expect(at('tabs')).toEqual({ parent: 'p1', index: 0 });
  expect(at('p1')).toEqual({ parent: 'p1', index: 0 });
});

it('knows the place under a node', () => {
  expect(placeAfter(tree, 'b')).toEqual({ parent: 'card', index: 1 });
});
