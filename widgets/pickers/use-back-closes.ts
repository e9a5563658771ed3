import { useEffect, useRef } from 'react';

/** Marks an entry of the browser's history that stands for what lies over the page. */
const mark = 'aditOver';
let openCount = 0;

const stop = (event: Event) => event.stopImmediatePropagation();

/**
 * While the component is there, Back closes what lies over the page and not the page. The page's own entry of the history
 * is doubled for it, and the double is gone with the component.
 * @param onBack false: it has gone one step back in itself, and the next Back is for it as well
 */
export function useBackCloses(onBack: () => boolean): void {
  const latest = useRef(onBack);
  latest.current = onBack;
  useEffect(() => {
    openCount += 1;
    const own = openCount;
    const push = () => window.history.pushState({ ...window.history.state, [mark]: own }, '');
    const isHere = () => window.history.state?.[mark] === own;
    const heed = (event: PopStateEvent) => {
      if (isHere()) return;
      // Who routes by the history has nothing to do: the page is the same.
      event.stopImmediatePropagation();
      if (!latest.current()) push();
    };
    push();
    window.addEventListener('popstate', heed, { capture: true });
    return () => {
      window.removeEventListener('popstate', heed, { capture: true });
      if (!isHere()) return;
      window.addEventListener('popstate', stop, { capture: true, once: true });
      window.history.back();
    };
  }, []);
}
