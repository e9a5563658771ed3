import { describe, expect, it } from 'vitest';
import { refusal } from '../../test/support/model-list/sample-server.ts';
import { mergeThree, newestOf } from './conflict.ts';

const base = { no: 'A-1', state: 'new', place: 'K1', notes: null, rows: [{ id: 'r1', name: 'x' }] };
const theirs = (values: Record<string, unknown>) => ({ values: { ...base, ...values }, revision: 4 });

describe('a three-way merge', () => {
  it('takes what only one side has changed, from either side', () => {
    const found = mergeThree(base, theirs({ state: 'done' }), { ...base, place: 'K2' });
    expect(found.both).toEqual([]);
    expect(found.merged).toEqual({ ...base, state: 'done', place: 'K2' });
    expect(found.theirs.revision).toBe(4);
  });

  it('names a field that both have changed, and leaves theirs in the merge until somebody chooses', () => {
    const found = mergeThree(base, theirs({ place: 'K3' }), { ...base, place: 'K2' });
    expect(found.both).toEqual([{ name: 'place', theirs: 'K3', ours: 'K2' }]);
    expect(found.merged.place).toBe('K3');
  });

  it('sees no conflict where both have written the same', () => {
    expect(mergeThree(base, theirs({ place: 'K2' }), { ...base, place: 'K2' }).both).toEqual([]);
    const rows = [{ name: 'y', id: 'r1' }];
    expect(mergeThree(base, theirs({ rows: [{ id: 'r1', name: 'y' }] }), { ...base, rows }).both).toEqual([]);
  });

  it('takes nothing, an empty text and an empty list for the same', () => {
    const found = mergeThree(base, theirs({ notes: '' }), { ...base, notes: undefined });
    expect(found.both).toEqual([]);
  });

  it('keeps an emptied field emptied, and one that they emptied as well', () => {
    expect(mergeThree(base, theirs({ state: 'done' }), { ...base, place: null }).merged.place).toBeNull();
    expect(mergeThree(base, theirs({ place: null }), base).merged.place).toBeNull();
  });

  it('keeps rows that changed on one side only', () => {
    const rows = [...base.rows, { id: 'r2', name: 'z' }];
    expect(mergeThree(base, theirs({ place: 'K9' }), { ...base, rows }).merged).toEqual({ ...base, place: 'K9', rows });
  });

  it('leaves alone what our side did not send: fields out of sight', () => {
    const found = mergeThree(base, theirs({ place: 'K3' }), { state: 'done' });
    expect(found.merged).toEqual({ ...base, place: 'K3', state: 'done' });
  });
});

describe('a refused save', () => {
  const current = { id: 'a', data: '{"no":"A-1"}', revision: 7 };

  it('carries the newest version when it is a conflict', () => {
    const error = refusal({ code: 409, msg: '已被修改', data: { current } });
    expect(newestOf(error)).toEqual({ values: { no: 'A-1' }, revision: 7 });
  });

  it('is no conflict without the current state, or with another code', () => {
    expect(newestOf(refusal({ code: 409, msg: '处理中' }))).toBeUndefined();
    expect(newestOf(refusal({ code: 422, msg: '有误', data: { current } }))).toBeUndefined();
  });
});
