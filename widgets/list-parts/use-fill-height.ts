import { type RefObject, useLayoutEffect } from 'react';

/** Below this a list is no list: the page around it scrolls instead. */
const leastPx = 420;

/** Gives an element the height that is left under its top in what scrolls around it, so that only its rows scroll. */
export function useFillHeight(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const around = scrollerOf(element);
    const measure = () => {
      const top = element.getBoundingClientRect().top;
      const { padding, height, above } = around
        ? {
            padding: Number.parseFloat(getComputedStyle(around).paddingBottom) || 0,
            height: around.clientHeight,
            above: top - around.getBoundingClientRect().top - around.clientTop + around.scrollTop,
          }
        : { padding: 0, height: window.innerHeight, above: top + window.scrollY };
      const left = Math.max(leastPx, Math.floor(height - above - padding));
      const next = `${left}px`;
      if (element.style.getPropertyValue('--adit-list-height') !== next)
        element.style.setProperty('--adit-list-height', next);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(around ?? document.documentElement);
    // What stands above the list may grow or go.
    if (element.parentElement) observer.observe(element.parentElement);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [ref]);
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    if (overflowY === 'auto' || overflowY === 'scroll') return around;
  }
  return null;
}
