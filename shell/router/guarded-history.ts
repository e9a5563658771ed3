import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { leaveGuardAtom } from '../session/leave-guard.ts';
import { lockedAtom } from '../session/locked.ts';
import { lostBy } from '../session/tabs.ts';

/** Where in the browser's history the page stands: the router counts its entries. Null for one that is not its own. */
function placeNow(): number | null {
  const { idx } = Object(window.history.state);
  return typeof idx === 'number' ? idx : null;
}

/**
 * Lets the browser's Back and Forward ask as links do. The browser has moved when it tells of it: it is sent back before
 * the router hears, and on again once the page lets go.
 * @param holds whether anything would be lost by going elsewhere
 * @param ask true when the page lets go
 */
export function guardHistory(holds: () => boolean, ask: () => Promise<boolean>) {
  let at = placeNow();
  let isPassing = false;
  let isAsked = false;
  let returned = () => {};
  const heed = (event: PopStateEvent) => {
    const to = placeNow();
    if (isPassing || (!isAsked && (at === null || to === null || to === at || !holds()))) {
      isPassing = false;
      at = to;
      return;
    }
    event.stopImmediatePropagation();
    if (at === null || to === null) return;
    const by = to - at;
    if (isAsked) {
      // Pressed again while the question is open: there is still one question.
      if (by === 0) returned();
      else window.history.go(-by);
      return;
    }
    isAsked = true;
    const back = new Promise<void>((resolve) => {
      returned = resolve;
    });
    window.history.go(-by);
    void Promise.all([ask(), back]).then(([letsGo]) => {
      isAsked = false;
      if (!letsGo) return;
      isPassing = true;
      window.history.go(by);
    });
  };
  // Before the router's own, which does not capture.
  window.addEventListener('popstate', heed, { capture: true });
  return {
    /** The program itself has gone somewhere. */
    moved() {
      if (!isAsked) at = placeNow();
    },
    stop: () => window.removeEventListener('popstate', heed, { capture: true }),
  };
}

/** There is one history: whoever guards it now. */
let guarded: ReturnType<typeof guardHistory> | undefined;

/**
 * Back and Forward ask the pages that they would leave, for as long as somebody is signed in. A locked screen asks
 * nobody: what is behind it stays where it is.
 */
export function useGuardedHistory(): void {
  const store = useStore();
  const leave = useAtomValue(leaveGuardAtom);
  const location = useLocation();
  useEffect(() => {
    const isLocked = () => store.get(lockedAtom);
    guarded?.stop();
    guarded = guardHistory(
      () => (isLocked() ? leave.held().length > 0 : lostBy(store, '').some((page) => leave.holds(page))),
      async () => !isLocked() && leave.ask(lostBy(store, '')),
    );
    return () => {
      if (!isLocked()) guarded?.stop();
    };
  }, [store, leave]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another location is what it waits for
  useEffect(() => guarded?.moved(), [location]);
}
