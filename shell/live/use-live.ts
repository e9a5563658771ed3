import { useStore } from 'jotai';
import { useEffect } from 'react';
import type { Services } from '../../engine/contract/services.ts';
import type { Reference } from '../reference/reference.ts';
import { liveFactsAtom } from '../session/live-state.ts';

/** Keeps the live channel open while the page is there. Its program comes after the page: nothing waits for it. */
export function useLive(services: Services, reference: Reference): void {
  const store = useStore();
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    const start = () =>
      void import('./start-live.ts').then(
        (module) => {
          if (!isGone) stop = module.startLive({ store, services, reference });
        },
        () => window.addEventListener('online', start, { once: true }),
      );
    start();
    return () => {
      isGone = true;
      window.removeEventListener('online', start);
      stop();
    };
  }, [store, services, reference]);
  // What was unread to somebody is nothing to whoever comes next.
  useEffect(() => () => store.set(liveFactsAtom, {}), [store]);
}
