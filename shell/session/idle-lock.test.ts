import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startIdleLock } from './idle-lock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A tab, with the line to the others. */
function tab(minutes: number) {
  const person = new EventTarget();
  const others = new EventTarget();
  const told: unknown[] = [];
  const lock = vi.fn();
  const stop = startIdleLock({
    ...{ minutes, lock, person },
    tabs: Object.assign(others, { postMessage: (word: unknown) => void told.push(word), close: () => {} }),
  });
  return { person, others, told, lock, stop };
}

it('locks once nobody has done anything for so many minutes, here or in another tab', () => {
  const { person, others, lock, told } = tab(2);
  vi.advanceTimersByTime(119_000);
  person.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(119_000);
  others.dispatchEvent(new Event('message'));
  vi.advanceTimersByTime(119_000);
  expect(lock).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(lock).toHaveBeenCalledTimes(1);
  expect(told).toEqual(['here']);
});

it('tells other tabs now and then, and waits no longer once it is stopped', () => {
  const { person, lock, told, stop } = tab(1);
  for (let at = 0; at < 100; at += 1) person.dispatchEvent(new Event('pointermove'));
  expect(told).toHaveLength(1);
  stop();
  vi.advanceTimersByTime(600_000);
  expect(lock).not.toHaveBeenCalled();
});
