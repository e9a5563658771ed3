import { type RefObject, useEffect } from 'react';
import { limits } from '../../engine/schema/limits.ts';

/** Calls `onNear` as long as the end of a list is within the limit of what is seen of it. Source: shell specification 9. */
export function useNearEnd(end: RefObject<HTMLElement | null>, isOn: boolean, onNear: () => void): void {
  useEffect(() => {
    const element = end.current;
    if (!element || !isOn) return;
    // Of several moments that a busy page is told of at once, the last is how it stands.
    const watch = new IntersectionObserver((moments) => moments.at(-1)?.isIntersecting && onNear(), {
      root: scrollerAround(element),
      rootMargin: `0px 0px ${limits.nextPageWithinPx}px 0px`,
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [end, isOn, onNear]);
}

/** The nearest element around that scrolls; null: the window. */
function scrollerAround(element: Element): Element | null {
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  }
  return null;
}
