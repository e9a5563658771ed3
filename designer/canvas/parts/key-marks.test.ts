import { expect, it, vi } from 'vitest';
import { createKeyMarks } from './key-marks.ts';

it('tells whoever draws a node when its own mark is another one, and nobody else', () => {
  const marks = createKeyMarks();
  const told = { a: vi.fn(), b: vi.fn() };
  marks.subscribe('a', told.a);
  const leave = marks.subscribe('b', told.b);
  marks.replace(new Map([['a', 'first']]));
  marks.replace(
    new Map([
      ['a', 'first'],
      ['b', 'also'],
    ]),
  );
  expect([told.a.mock.calls.length, told.b.mock.calls.length]).toEqual([1, 1]);
  leave();
  marks.replace(new Map());
  expect([told.a.mock.calls.length, told.b.mock.calls.length]).toEqual([2, 1]);
  expect(marks.read('a')).toBeUndefined();
});
