import { expect, it } from 'vitest';
import { factsOf } from './live-state.ts';

it('leaves a count as it was that a message does not name', () => {
  const before = factsOf({ unreadMessageCount: 3, unreadNoticeCount: 4 });
  expect(before).toEqual({ unread: 7, unreadMessage: 3, unreadNotice: 4 });
  expect(factsOf({ unreadNoticeCount: 5 }, before)).toEqual({ unread: 8, unreadMessage: 3, unreadNotice: 5 });
  expect(factsOf({ unreadMessageCount: 0 }, before)).toEqual({ unread: 4, unreadMessage: 0, unreadNotice: 4 });
  expect(factsOf({}, before)).toEqual(before);
  expect(factsOf({ unreadNoticeCount: 2 })).toEqual({ unread: 2, unreadNotice: 2 });
});
