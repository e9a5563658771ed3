import { expect, it } from 'vitest';
import type { GradePlace } from '../../engine/schema/calls/index.ts';
import { type GradeCell, gradeCells } from '../../engine/schema/grants/grade.ts';
import {
  allNodes,
  columnState,
  gradeNodes,
  isImplied,
  rowsInSight,
  scopesOf,
  ticksOf,
  withCell,
  withSameBelow,
} from './grade-rows.ts';

const place = (id: string, parentId: string, cells: Partial<Record<GradeCell, number>> = {}): GradePlace => ({
  ...{ id, parentId, fullName: id, enCode: id.toUpperCase(), category: 'department' as const },
  ...(Object.fromEntries(gradeCells.map((cell) => [cell, 0])) as Record<GradeCell, number>), // one for each
  ...cells,
});
const places = [
  place('top', '0', { thisLayerSelect: 1 }),
  place('mid', 'top', { thisLayerAdd: 2, thisLayerSelect: 1 }),
  place('low', 'mid', { thisLayerSelect: 3, thisLayerEdit: 0 }),
  place('round', 'trip'),
  place('trip', 'round'),
];
const nodes = gradeNodes(places);
const ticks = ticksOf(places);
const node = (id: string) => {
  const found = allNodes(nodes).find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};
const on = (of: typeof ticks, id: string) => [...(of.get(id) ?? [])].sort();

it('stands as its places say, and leaves out circles', () => {
  expect(allNodes(nodes).map(({ id, depth }) => [id, depth])).toEqual([
    ['top', 0],
    ['mid', 1],
    ['low', 2],
  ]);
  expect(rowsInSight(nodes, new Set(['top']), '').map(({ id }) => id)).toEqual(['top', 'mid']);
  expect(rowsInSight(nodes, new Set(), 'LO').map(({ id }) => id)).toEqual(['top', 'mid', 'low']);
  expect(rowsInSight(nodes, new Set(), 'nothing')).toEqual([]);
});

it('takes the view along with what needs it, both ways, and leaves what is fixed', () => {
  expect(on(withCell(ticks, [node('top')], 'subLayerDelete', true), 'top')).toEqual([
    ...['subLayerDelete', 'subLayerSelect', 'thisLayerSelect'],
  ]);
  const edits = withCell(ticks, [node('top')], 'thisLayerEdit', true);
  expect(on(withCell(edits, [node('top')], 'thisLayerSelect', false), 'top')).toEqual([]);
  // The addition is somebody's who stands higher, and needs the view.
  expect(on(withCell(ticks, [node('mid')], 'thisLayerSelect', false), 'mid')).toEqual([
    'thisLayerAdd',
    'thisLayerSelect',
  ]);
  expect(on(withCell(ticks, [node('low')], 'thisLayerEdit', true), 'low')).toEqual([]);
});

it('is set below as in the place itself, and counts there for all', () => {
  const same = withSameBelow(withCell(ticks, [node('top')], 'thisLayerEdit', true), node('top'));
  expect(on(same, 'top')).toEqual(['subLayerEdit', 'subLayerSelect', 'thisLayerEdit', 'thisLayerSelect']);
  expect([isImplied(node('low'), 'Edit', same), isImplied(node('top'), 'Edit', same)]).toEqual([true, false]);
});

it('is set for a whole column, of what may be changed', () => {
  expect(columnState(allNodes(nodes), ticks, 'thisLayerSelect')).toEqual({ isOn: true, isSome: false, isFixed: false });
  const all = withCell(ticks, allNodes(nodes), 'subLayerAdd', true);
  expect(columnState(allNodes(nodes), all, 'subLayerAdd').isOn).toBe(true);
  expect(columnState(allNodes(nodes), ticks, 'thisLayerAdd')).toEqual({ isOn: false, isSome: false, isFixed: false });
});

it('is sent where anything is on, with what is out of sight as it was', () => {
  const hidden = { ...place('far', '0', { thisLayerSelect: 1 }), organizeId: 'far' };
  const scopes = scopesOf(ticks, [hidden]);
  expect(scopes.map(({ organizeId }) => organizeId)).toEqual(['top', 'mid', 'far']);
  expect(scopes[1]).toMatchObject({ thisLayerSelect: 1, thisLayerAdd: 1, subLayerSelect: 0 });
});
