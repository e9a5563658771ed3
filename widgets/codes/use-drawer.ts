import { useCallback, useEffect, useState } from 'react';

/** What draws a kind of code: fetched when one is first shown, and kept. */
export interface Drawer<Draw> {
  /** Undefined until it has come. */
  readonly draw: Draw | undefined;
  readonly failed: boolean;
  again(): void;
}

/** @param load the same function at each call */
export function createDrawer<Draw>(load: () => Promise<Draw>): () => Drawer<Draw> {
  // A function in a state would be called: it is kept in a box.
  let kept: { readonly draw: Draw } | undefined;
  return function useDrawer() {
    const [came, setCame] = useState(kept);
    const [failed, setFailed] = useState(false);
    const [attempt, setAttempt] = useState(0);
    // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
    useEffect(() => {
      if (came) return;
      let wanted = true;
      load().then(
        (draw) => {
          kept ??= { draw };
          if (wanted) setCame(kept);
        },
        () => wanted && setFailed(true),
      );
      return () => {
        wanted = false;
      };
    }, [came, attempt]);
    const again = useCallback(() => {
      setFailed(false);
      setAttempt((count) => count + 1);
    }, []);
    return { draw: came?.draw, failed, again };
  };
}
