import { useEffect } from 'react';

/** Asks again every so often while the page is looked at. @param seconds 0: never */
export function useRefresh(seconds: number, load: () => void): void {
  useEffect(() => {
    if (seconds <= 0) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && load(), seconds * 1_000);
    return () => clearInterval(timer);
  }, [seconds, load]);
}
