import { useCallback, useRef } from 'react';

/**
 * For effects that fetch what a page works on: one that was out of sight and comes back runs its effects again, and what
 * it has must stay as it was left.
 * @returns asked with the reasons of a run: null when it is done for the same ones, else the way to say that it is
 */
export function useOnce(): (...reasons: readonly unknown[]) => (() => void) | null {
  const done = useRef<readonly unknown[]>(null);
  return useCallback((...reasons) => {
    const known = done.current;
    const isSame = known?.length === reasons.length && reasons.every((one, at) => Object.is(one, known[at]));
    if (isSame) return null;
    return () => {
      done.current = reasons;
    };
  }, []);
}
