import { expect, it } from 'vitest';
import { designChanges } from '../../engine/schema/compare/index.ts';
import { productWidgets } from '../../test/support/designer/design.ts';
import { treeOf } from '../document/design-tree.ts';
import type { JsonObject } from '../document/json.ts';
import { comparedMarks } from './compared-marks.ts';

const field = (id: string, label: string) => ({ id, vModel: id, config: { aditKey: 'input', label } });
const model = (nodes: object[]): JsonObject => JSON.parse(JSON.stringify({ form: { version: 1, nodes } }));

it('marks on each side what that side has: removed before, added after, moved and changed on both', () => {
  const before = model([field('a', '甲'), field('b', '乙'), field('c', '丙'), field('d', '丁')]);
  const after = model([field('c', '丙'), field('a', '甲二'), field('d', '丁'), field('e', '戊')]);
  const changes = designChanges(before, after, productWidgets);
  const said = (side: 'before' | 'after') => {
    const tree = treeOf(side === 'before' ? before : after);
    const marks = comparedMarks(changes, tree, side, changes.find(({ name }) => name === 'a')?.key);
    return Object.fromEntries(
      [...marks].map(([key, { kinds, current }]) => [key, `${kinds.join()}${current ? '!' : ''}`]),
    );
  };
  expect(said('before')).toEqual({ a: 'changed!', b: 'removed', c: 'moved' });
  expect(said('after')).toEqual({ a: 'changed!', c: 'moved', e: 'added' });
});
