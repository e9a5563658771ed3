import { expect, it } from 'vitest';
import { EventLoopShare } from './event-loop-share.ts';

it('lets a few through in each turn, in their order, and whoever comes later as well', async () => {
  const few = new EventLoopShare(4);
  const through: number[] = [];
  const enter = (number: number) => few.take().then(() => void through.push(number));
  const all = Array.from({ length: 10 }, (_, number) => enter(number));
  expect(through).toEqual([]);
  const seen: number[] = [];
  while (through.length < 10) {
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(through.length);
  }
  await Promise.all(all);
  expect(through).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(seen.filter((count) => count % 4 !== 0)).toEqual([10]);
  await enter(10);
  expect(through).toHaveLength(11);
});
