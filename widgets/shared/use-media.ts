import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is narrower than this many px, as it changes. */
export function useNarrow(belowPx: number): boolean {
  return useMedia(`(max-width: ${belowPx - 1}px)`);
}

/** Whether a question to the device holds, as it changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
