import { limits } from '../limits.ts';

export interface Throttle {
  /** Whether a press counts that is made now. */
  counts(): boolean;
  /** The press that counted last came to nothing (something is to be corrected first): the next one counts at once. */
  forget(): void;
}

/**
 * Tells a press from the rest of a double one: after a press that counted, none counts for half a second. Not the
 * defence against a second row, which is the key of an entry. Source: shell specification 9, dialog button throttle.
 * @param now a clock in milliseconds that never jumps
 */
export function createThrottle(now: () => number = () => performance.now()): Throttle {
  let pressedAt = Number.NEGATIVE_INFINITY;
  return {
    counts() {
      const time = now();
      if (time - pressedAt < limits.buttonThrottleMs) return false;
      pressedAt = time;
      return true;
    },
    forget() {
      pressedAt = Number.NEGATIVE_INFINITY;
    },
  };
}
