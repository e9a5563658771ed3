import { expect, it } from 'vitest';
import {
  branchIds,
  type CheckLine,
  freeIds,
  marksOf,
  matching,
  nodesOf,
  pressed,
  tickedOnly,
  withWord,
} from './tree-marks.ts';

const line = (id: string, parentId: string, some: Partial<CheckLine> = {}): CheckLine => ({
  id,
  parentId,
  fullName: id,
  note: '',
  isGrantable: true,
  mayGrant: true,
  ...some,
});
const nodes = nodesOf([
  line('folder', '0', { isGrantable: false, mayGrant: false, fullName: 'People' }),
  line('users', 'folder'),
  line('roles', 'folder', { mayGrant: false }),
  line('alone', 'gone', { note: 'permission.alone' }),
  line('round', 'trip'),
  line('trip', 'round'),
]);
const folder = nodes[0];
if (!folder) throw new Error('The folder is there.');

it('stands as its lines say, and leaves out circles', () => {
  expect(nodes.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([
    ['folder', ['users', 'roles']],
    ['alone', []],
  ]);
  expect(branchIds(nodes)).toEqual(['folder']);
});

it('counts what is ticked below a place, whoever may change it', () => {
  expect(marksOf(nodes, new Set(['roles'])).get('folder')).toEqual({ count: 2, ticked: 1, free: 1, freeTicked: 0 });
});

it('ticks and clears what may be changed, and leaves the rest', () => {
  const all = pressed(folder, new Set(['roles']));
  expect([...all].sort()).toEqual(['roles', 'users']);
  expect([...pressed(folder, all)]).toEqual(['roles']);
  expect(freeIds(nodes)).toEqual(['users', 'alone']);
});

it('is narrowed by words and ticks, with the way to what is left', () => {
  expect(matching(nodes, withWord(' USER ')).map(({ children }) => children.map(({ id }) => id))).toEqual([['users']]);
  expect(matching(nodes, withWord('people'))[0]?.children).toHaveLength(2);
  expect(matching(nodes, withWord('permission.')).map(({ id }) => id)).toEqual(['alone']);
  expect(tickedOnly(nodes, new Set(['roles']))[0]?.children.map(({ id }) => id)).toEqual(['roles']);
});
