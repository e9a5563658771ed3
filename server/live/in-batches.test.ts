import { expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

it('handles many in their order, about a hundred in a turn, and lets others have turns in between', async () => {
  const handled: number[] = [];
  const seen: number[] = [];
  let isOver = false;
  const watch = () => {
    seen.push(handled.length);
    if (!isOver) setImmediate(watch);
  };
  setImmediate(watch);
  const numbers = Array.from({ length: 350 }, (_, number) => number);
  const handing = inBatches(numbers, (number) => void handled.push(number));
  expect(handled).toHaveLength(100);
  await handing;
  isOver = true;
  expect(handled).toEqual(numbers);
  expect(seen).toEqual(expect.arrayContaining([100, 200, 300]));
});
