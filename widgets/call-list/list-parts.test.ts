import { describe, expect, it } from 'vitest';
import { actionsFor, actionsOf, columnsOf, filledQuery, searchNodes } from './list-parts.ts';

describe('what a design says of a list', () => {
  it('is columns, with usual parts where it says nothing', () => {
    expect(columnsOf([{ prop: 'a' }, { prop: 'b', label: '状态', kind: 'status', width: 90, sortable: true }])).toEqual(
      [
        { prop: 'a', label: 'a', width: 140, kind: 'text', options: [], sortable: false, event: undefined },
        { prop: 'b', label: '状态', width: 90, kind: 'status', options: [], sortable: true, event: undefined },
      ],
    );
  });

  it('is nothing where it is no list of records', () => {
    for (const other of [undefined, null, 'x', {}, [1, 'a', null, []]]) {
      expect(columnsOf(other)).toEqual([]);
      expect(actionsOf(other)).toEqual([]);
      expect(searchNodes(other)).toEqual([]);
    }
  });

  it('asks by the entries of a dictionary where a condition names one', () => {
    expect(searchNodes([{ name: 'kind', label: '类型', type: 'dictionary', dictionary: 'noticeType' }])).toMatchObject([
      { id: 'kind', config: { aditKey: 'select', dataType: 'dictionary', dictionaryType: 'noticeType' } },
    ]);
  });

  it('offers an action only for the rows that it is meant for', () => {
    const actions = actionsOf([
      { key: 'publish', label: '发布' },
      { key: 'versions', event: 'showVersions', when: { prop: 'isRelease', in: [1] } },
    ]);
    const keys = (row: Record<string, unknown>) => actionsFor(actions, row).map(({ event }) => event);
    expect(keys({ isRelease: 1 })).toEqual(['publish', 'showVersions']);
    expect(keys({ isRelease: 0 })).toEqual(['publish']);
    expect(keys({})).toEqual(['publish']);
  });

  it('asks only for conditions that say something; zero does', () => {
    expect(filledQuery({ a: '', b: null, c: undefined, d: 0, e: 'x' })).toEqual({ d: 0, e: 'x' });
  });
});
