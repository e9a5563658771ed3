import { useCallback, useEffect, useState } from 'react';

/** When another code may be asked for; in the storage of this tab, so that loading the page anew changes nothing. */
const storedAt = 'adit_nextCode';

function storedTime(): number {
  try {
    return Number(sessionStorage.getItem(storedAt) ?? 0) || 0;
  } catch {
    return 0;
  }
}

/** Seconds that are left, counted down each second; 0 when it is over. */
export function useCountdown(): { readonly left: number; begin(seconds: number): void } {
  const [until, setUntil] = useState(storedTime);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const runs = left > 0;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  const begin = useCallback((seconds: number) => {
    const end = Date.now() + seconds * 1000;
    try {
      sessionStorage.setItem(storedAt, String(end));
    } catch {
      // Storage is full or switched off: this page still counts.
    }
    setNow(Date.now());
    setUntil(end);
  }, []);
  return { left, begin };
}
