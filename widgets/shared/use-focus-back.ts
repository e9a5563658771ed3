import { useEffect } from 'react';

/** Gives the focus back, when the component goes, to what had it when the component came. */
export function useFocusBack(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      // After what is going has gone: a dialog that closes moves the focus itself.
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    };
  }, []);
}
