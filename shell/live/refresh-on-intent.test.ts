import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshOnIntent } from './refresh-on-intent.ts';

let chance = 0.5;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockImplementation(() => chance);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Something that is looked at, and whoever sits before it. */
function looked() {
  const person = new EventTarget();
  const look = vi.fn();
  return { person, look, soon: refreshOnIntent(look, person) };
}

it('looks once at a moment that chance finds, however often it is asked to', () => {
  const { look, soon } = looked();
  chance = 0.5;
  for (let times = 0; times < 5; times += 1) soon.lookWithin(30_000);
  vi.advanceTimersByTime(14_999);
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(look).toHaveBeenCalledTimes(1);
  soon.lookWithin(5_000);
  vi.advanceTimersByTime(2_500);
  expect(look).toHaveBeenCalledTimes(2);
});

it('looks earlier where less time is left, and later never', () => {
  const { look, soon } = looked();
  soon.lookWithin(30_000);
  soon.lookWithin(5_000);
  soon.lookWithin(30_000);
  vi.advanceTimersByTime(2_500);
  expect(look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(look).toHaveBeenCalledTimes(1);
});

it.each(['pointerdown', 'keydown'])('looks at once when the person does something, where that hurries: %s', (doing) => {
  const { look, person, soon } = looked();
  person.dispatchEvent(new Event(doing));
  expect(look).not.toHaveBeenCalled();
  soon.lookWithin(30_000, { hurries: true });
  person.dispatchEvent(new Event(doing));
  person.dispatchEvent(new Event(doing));
  vi.advanceTimersByTime(60_000);
  expect(look).toHaveBeenCalledTimes(1);
  soon.lookWithin(5_000);
  person.dispatchEvent(new Event(doing));
  expect(look).toHaveBeenCalledTimes(1);
});

it('looks no more once it was stopped', () => {
  const { look, person, soon } = looked();
  soon.lookWithin(30_000, { hurries: true });
  soon.stop();
  person.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(60_000);
  expect(look).not.toHaveBeenCalled();
});
