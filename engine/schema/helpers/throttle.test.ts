import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { createThrottle } from './throttle.ts';

it('counts the first press and those that come half a second after one that counted', () => {
  let now = 0;
  const { counts } = createThrottle(() => now);
  const pressed = [0, 200, 499, 500, 999, 1000, 5000].map((time) => {
    now = time;
    return counts();
  });
  expect(pressed).toEqual([true, false, false, true, false, true, true]);
});

it('counts a press at once after one that came to nothing', () => {
  const { counts, forget } = createThrottle(() => 0);
  expect([counts(), counts()]).toEqual([true, false]);
  forget();
  expect([counts(), counts()]).toEqual([true, false]);
});

it('lets no two presses through that are closer, and none wait longer', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 100 }), (pauses) => {
      let now = 0;
      let last = Number.NEGATIVE_INFINITY;
      const { counts } = createThrottle(() => now);
      for (const pause of pauses) {
        now += pause;
        expect(counts()).toBe(now - last >= limits.buttonThrottleMs);
        if (now - last >= limits.buttonThrottleMs) last = now;
      }
    }),
  );
});
