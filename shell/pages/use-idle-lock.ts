import { useEffect } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { startIdleLock } from '../session/idle-lock.ts';

/** Locks the screen where an administrator wants that of pages that nobody uses. @param minutes 0: never */
export function useIdleLock(minutes = 0): void {
  const { command } = useServices();
  useEffect(() => {
    if (minutes === 0) return;
    // Where it cannot be asked, the server locks the session by itself as soon as it is asked anything.
    return startIdleLock({ minutes, lock: () => void command('lock', {}, { quiet: true }).catch(() => {}) });
  }, [minutes, command]);
}
