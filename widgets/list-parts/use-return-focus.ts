import { type RefObject, useLayoutEffect } from 'react';

/** Gives the focus back to what had it when this opened; where that is gone, to `fallback`. */
export function useReturnFocus(fallback: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      // After the dialog has left the page: until then it holds the focus.
      queueMicrotask(() => {
        const target = before instanceof HTMLElement && before.isConnected && before !== document.body;
        if (target) before.focus();
        else fallback.current?.focus();
      });
    };
  }, [fallback]);
}
