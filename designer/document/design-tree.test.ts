import { expect, it } from 'vitest';
import { container, field, form } from '../../test/support/designer/design.ts';
import { isWithin, listAt, outermost, treeOf } from './design-tree.ts';
import type { JsonObject } from './json.ts';

const tree = treeOf(form([field('a'), container('c', [field('b'), field('a')])]));

it('knows each node by its id, a twin by its place, in document order', () => {
  expect([...tree.nodes.keys()]).toEqual(['a', 'c', 'b', '/nodes/1/config/children/1']);
  expect(tree.nodes.get('b')).toMatchObject({ at: '/nodes/1/config/children/0', parent: 'c', index: 0, depth: 1 });
  expect(tree.nodes.get('c')?.children).toEqual(['b', '/nodes/1/config/children/1']);
  expect(tree.roots).toEqual(['a', 'c']);
});

it('finds the nodes of a screen and of a model, and none where there are none', () => {
  expect(treeOf(form([field('a')], { list: null })).rootAt).toBe('/form/nodes');
  expect(treeOf({ id: 's', nodes: [field('a')] }).rootAt).toBe('/nodes');
  const broken: readonly JsonObject[] = [{}, { nodes: 'none' }, { form: 1 }, { nodes: [null, 1, 'x', []] }];
  for (const document of broken) expect(treeOf(document).nodes.size, JSON.stringify(document)).toBe(0);
});

it('is worked out once for a document', () => {
  const document = form([field('a')]);
  expect(treeOf(document)).toBe(treeOf(document));
});

it('tells what stands in what, and which chosen nodes are outermost', () => {
  expect(isWithin(tree, 'b', 'c')).toBe(true);
  expect(isWithin(tree, 'c', 'b')).toBe(false);
  expect(outermost(tree, ['b', 'c', 'a', 'gone']).map(({ key }) => key)).toEqual(['a', 'c']);
  expect([listAt(tree, 'c'), listAt(tree, null)]).toEqual(['/nodes/1/config/children', '/nodes']);
});
