import { useEffect, useState } from 'react';
import { whenFocusIsLost } from './when-focus-is-lost.ts';

/**
 * Gives the focus back, when the component goes, to what had it when the component came; also past a question that is
 * still closing over it.
 */
export function useFocusBack(): void {
  // Read as it is first drawn: what it draws may take the focus before any effect of this one runs.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After what is going has gone: a dialog that closes moves the focus itself.
      setTimeout(() => {
        whenFocusIsLost(() => (before instanceof HTMLElement && before.isConnected ? before : null));
      });
    },
    [before],
  );
}
