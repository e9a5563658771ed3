import { describe, expect, it } from 'vitest';
import { type MessageRow, messageRows, withFirst, withNext } from './message-rows.ts';

const row = (id: string, isRead = false): MessageRow => ({
  ...{ id, isRead, type: 1, title: id, releaseUser: '', releaseTime: '' },
});
const ids = (rows: readonly MessageRow[]) => rows.map(({ id }) => id).join('');

describe('the rows of messages', () => {
  it('are read from an answer, whose yes and no are digits', () => {
    const said = { id: 'a', type: 2, title: '甲', releaseUser: '李伟', releaseTime: '2026-11-20', readTime: null };
    const rows = messageRows([
      { ...said, isRead: '1' },
      { ...said, id: 'b', isRead: '0' },
    ]);
    expect(rows.map(({ id, isRead }) => [id, isRead])).toEqual([
      ['a', true],
      ['b', false],
    ]);
  });

  it('go on with the next page, nothing twice', () => {
    expect(ids(withNext([row('e'), row('d')], [row('d'), row('c')]))).toBe('edc');
  });

  it('take a new first page: new ones on top, those taken back gone, those read here in their place', () => {
    const known = [row('e'), row('d', true), row('c'), row('b'), row('a')];
    expect(ids(withFirst(known, [row('f'), row('e'), row('b')], false))).toBe('fedba');
    expect(ids(withFirst(known, [row('e')], true))).toBe('ed');
    expect(ids(withFirst(known, [], true))).toBe('d');
  });
});
