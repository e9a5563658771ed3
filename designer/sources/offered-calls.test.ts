import { expect, it } from 'vitest';
import { offeredCalls } from './offered-calls.ts';

const page = { id: 'own', nodes: [] };

it('offers no call of accounts, rights or designs to any design, and to each what its kind may name', () => {
  const designs = [page, { id: 'login', nodes: [] }, { form: { nodes: [] }, list: {} }];
  for (const design of designs) {
    const offered = offeredCalls(design, false);
    expect(offered.length).toBeGreaterThan(0);
    for (const closed of ['resetPassword', 'updateModel', 'releaseModel', 'saveOpenTables'])
      expect(offered).not.toContain(closed);
  }
  expect(offeredCalls(page, false)).toContain('createRecord');
  expect(offeredCalls({ id: 'login', nodes: [] }, false)).not.toContain('createRecord');
});

it('offers what only answers first, and where it is asked nothing else', () => {
  const all = offeredCalls(page, false);
  const readable = offeredCalls(page, true);
  expect(readable).toContain('recordList');
  expect(readable).not.toContain('createRecord');
  expect(all.slice(0, readable.length)).toEqual(readable);
});
