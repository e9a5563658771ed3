import { expect, it } from 'vitest';
import { keepLocalFragments, localFragments } from './local-fragments.ts';

it('reads what an earlier program kept in the browser, leaves out what is no fragment, and forgets them', () => {
  let kept: unknown = { list: [{ id: 'f1', name: '旧', text: '{}', count: 1 }, { name: 1 }, null] };
  const drafts = {
    read: () => kept,
    write: (_key: string, value: object) => {
      kept = value;
    },
    remove: () => {
      kept = undefined;
    },
  };
  expect(localFragments(drafts)).toEqual([{ name: '旧', text: '{}' }]);
  keepLocalFragments(drafts, [{ name: '旧', text: '{}' }]);
  expect(kept).toEqual({ list: [{ name: '旧', text: '{}' }] });
  keepLocalFragments(drafts, []);
  expect([kept, localFragments(drafts)]).toEqual([undefined, []]);
});
