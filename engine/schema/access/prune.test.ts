import { expect, it } from 'vitest';
import { testNode } from '../test-fields.ts';
import { pruneNodes } from './prune.ts';

it('nodes whose code the person does not have are gone, with all that they hold; the others are the same', () => {
  const open = testNode('a', 'text');
  const nodes = [
    open,
    testNode('b', 'card', { access: 'btn_x', config: { children: [testNode('c', 'text')] } }),
    testNode('d', 'card', {
      config: { children: [testNode('e', 'text', { access: 'btn_x' }), testNode('f', 'text', { access: 'btn_y' })] },
    }),
  ];
  const asked: string[] = [];
  const left = pruneNodes(nodes, ({ code }) => {
    asked.push(code);
    return code === 'btn_y';
  });
  expect(left.map(({ id }) => id)).toEqual(['a', 'd']);
  expect(left[0]).toBe(open);
  expect(left[1]?.config.children?.map(({ id }) => id)).toEqual(['f']);
  expect(asked).toEqual(['btn_x', 'btn_x', 'btn_y']);
  expect(nodes[2]?.config.children).toHaveLength(2);
});

it('an empty code is a code', () => {
  expect(pruneNodes([testNode('a', 'text', { access: '' })], () => false)).toEqual([]);
});
