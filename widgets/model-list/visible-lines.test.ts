import { describe, expect, it } from 'vitest';
import {
  type Branch,
  flatSections,
  groupSections,
  noBranch,
  readTree,
  rowsOf,
  treeLines,
  withAnswer,
} from './visible-lines.ts';

const row = (id: string) => ({ id });
const place = (id: string, level: number, children = 0, isMatch = true) => ({
  id,
  level,
  children,
  isMatch,
  isOpen: children > 0,
});
const branch = (ids: readonly string[], total = ids.length): Branch => ({
  ...noBranch,
  rows: ids.map(row),
  places: ids.map((id) => place(id, 1, 1)),
  total,
});
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join(' ');

describe('groups', () => {
  const groups = [
    { value: 'a', label: 'A', count: 3, list: [row('1'), row('2')] },
    { value: null, label: '', count: 1, list: [row('9')] },
  ];

  it('have their rows, and say how many there are still', () => {
    const sections = groupSections(groups, new Map(), new Set());
    expect(ids(rowsOf(sections))).toBe('1 2 9');
    expect(sections[0]?.lines.at(-1)).toMatchObject({ kind: 'more', key: '"a"', left: 1 });
    expect(sections[1]?.lines).toHaveLength(1);
  });

  it('take what comes later, each row once, and hide it all while they are folded', () => {
    const more = new Map([['"a"', branch(['2', '3'], 3)]]);
    expect(ids(rowsOf(groupSections(groups, more, new Set())))).toBe('1 2 3 9');
    const folded = groupSections(groups, more, new Set(['"a"', 'null']));
    expect(rowsOf(folded)).toEqual([]);
    expect(folded.map(({ head }) => head?.isOpen)).toEqual([false, false]);
  });
});

describe('tree tables', () => {
  it('read an answer as what stands below what', () => {
    const { tops, below } = readTree({
      rows: ['a', 'a1', 'a1x', 'a2', 'b'].map(row),
      places: [place('a', 1, 2), place('a1', 2, 1), place('a1x', 3), place('a2', 2), place('b', 1)],
    });
    expect(ids(tops.rows)).toBe('a b');
    expect([...below].map(([id, { rows }]) => `${id}: ${ids(rows)}`)).toEqual(['a: a1 a2', 'a1: a1x']);
  });

  it('show what is open, level by level, and what is still to come', () => {
    const below = new Map([['a', branch(['a1'], 4)]]);
    const lines = treeLines(branch(['a', 'b']), below, new Set(['a', 'b']));
    expect(
      lines.map((line) => (line.kind === 'row' ? `${line.spot?.level} ${line.row.id}` : `more ${line.left}`)),
    ).toEqual(['1 a', '2 a1', 'more 3', '1 b']);
    expect(treeLines(branch(['a']), below, new Set())).toHaveLength(1);
  });

  it('end where data leads in a circle', () => {
    const below = new Map([
      ['a', branch(['b'])],
      ['b', branch(['a'])],
    ]);
    expect(treeLines(branch(['a']), below, new Set(['a', 'b']))).toHaveLength(2);
  });
});

it('another page brings what is new', () => {
  const answer = {
    list: [row('1'), row('2')],
    pagination: { currentPage: 2, pageSize: 20, total: 2 },
    tree: [place('1', 1), place('2', 1)],
  };
  const next = withAnswer(branch(['1']), answer);
  expect([ids(next.rows), next.places.length, next.total]).toEqual(['1 2', 2, 2]);
});

it('a list without groups is one section', () => {
  expect(ids(rowsOf(flatSections([row('1'), row('2')])))).toBe('1 2');
});
