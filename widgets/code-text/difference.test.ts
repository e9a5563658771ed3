import { describe, expect, it } from 'vitest';
import { difference } from './difference.ts';

describe('the difference of two texts', () => {
  it.each([
    ['abc', 'abXc', { from: 2, to: 2, insert: 'X' }],
    ['abc', 'ac', { from: 1, to: 2, insert: '' }],
    ['aa', 'aaa', { from: 2, to: 2, insert: 'a' }],
    ['', 'x', { from: 0, to: 0, insert: 'x' }],
    ['same', 'same', { from: 4, to: 4, insert: '' }],
  ])('of %j and %j is one change', (before, after, change) => {
    expect(difference(before, after)).toEqual(change);
    expect(before.slice(0, change.from) + change.insert + before.slice(change.to)).toBe(after);
  });
});
