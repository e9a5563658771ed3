import { describe, expect, it } from 'vitest';
import { readKeptList } from './kept-list.ts';
import type { Asked } from './use-records.ts';

const usual: Asked = {
  ...{ currentPage: 1, pageSize: 20, sidx: 'time', sort: 'desc' },
  ...{ query: { state: ['open'] }, keyword: '', treeNode: null, state: null, whole: false },
};
const list = {
  version: 1,
  searchList: [{ prop: 'state' }],
  columnList: [{ prop: 'no', sortable: true }, { prop: 'notes' }],
};
const read = (kept: unknown) => readKeptList(kept, { list }, usual);

describe('a list that somebody comes back to', () => {
  it('is as it was left, the conditions that were taken away among it', () => {
    const asked: Asked = {
      ...{ currentPage: 3, pageSize: 50, sidx: 'no', sort: 'asc', query: {}, keyword: '渗漏' },
      ...{ treeNode: 'n1', state: 'open', whole: true },
    };
    const kept = { asked, conditions: { c1: '渗' }, scroll: 480 };
    expect(read(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it('leaves out what the list has no more', () => {
    const asked = { ...usual, sidx: 'notes', sort: 'asc', query: { state: ['done'], gone: 'x' } };
    expect(read({ asked })?.asked).toEqual({ ...usual, query: { state: ['done'] } });
  });

  it.each([undefined, null, 'x', [], {}, { asked: 1 }])('opens as usual where %j was kept', (kept) => {
    expect(read(kept)).toBeUndefined();
  });

  it('takes no number, word or node that is none', () => {
    const asked = { currentPage: -1, pageSize: 1e9, keyword: 3, treeNode: {}, state: [], query: 'x' };
    expect(read({ asked, conditions: 'x', scroll: Number.NaN })).toEqual({
      asked: { ...usual, query: {} },
      conditions: {},
      scroll: 0,
    });
  });
});
