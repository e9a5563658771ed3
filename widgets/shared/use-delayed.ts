import { useEffect, useState } from 'react';

/** Sooner than this a skeleton only flickers. Source: look, states. */
const lateMs = 300;

/** True once something has been going on for a while. */
export function useDelayed(going: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!going) {
      setLate(false);
      return;
    }
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => clearTimeout(timer);
  }, [going]);
  return late && going;
}
