import { expect, it, vi } from 'vitest';
import { ConnectionQueue } from './connection-queue.ts';

it('lets callers through in the order in which they came, as places are given back', async () => {
  const turns = new ConnectionQueue(1, 1_000, () => new Error('late'));
  const order: number[] = [];
  await turns.take();
  const waiting = [1, 2, 3].map((number) => turns.take().then(() => order.push(number)));
  expect(order).toEqual([]);
  turns.give();
  turns.give();
  turns.give();
  await Promise.all(waiting);
  expect(order).toEqual([1, 2, 3]);
});

it('turns away one who has waited too long, and keeps the place for the next', async () => {
  vi.useFakeTimers();
  const turns = new ConnectionQueue(1, 1_000, () => new Error('late'));
  await turns.take();
  const late = expect(turns.take()).rejects.toThrow('late');
  vi.advanceTimersByTime(1_000);
  await late;
  vi.useRealTimers();
  turns.give();
  await expect(turns.take()).resolves.toBeUndefined();
});
