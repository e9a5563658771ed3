import { limits } from '../limits.ts';

/**
 * Tells a press from the rest of a double one: after a press that counted, none counts for half a second. Not the
 * defence against a second row, which is the key of an entry. Source: shell specification 9, dialog button throttle.
 * @param now a clock in milliseconds that never jumps
 * @returns whether a press counts that is made now
 */
export function createThrottle(now: () => number = () => performance.now()): () => boolean {
  let pressedAt = Number.NEGATIVE_INFINITY;
  return () => {
    const time = now();
    if (time - pressedAt < limits.buttonThrottleMs) return false;
    pressedAt = time;
    return true;
  };
}
