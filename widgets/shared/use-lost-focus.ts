import { type RefObject, useEffect, useRef } from 'react';
import { whenFocusIsLost } from './when-focus-is-lost.ts';

/** Whether anything on this page has had the focus since it was loaded. What a browser tells of presses outlives a reload. */
let hadFocus = false;
document.addEventListener(
  'focusin',
  () => {
    hadFocus = true;
  },
  { once: true, capture: true },
);

/**
 * Brings the focus to a place that stays when what had it has gone: it looks when it comes and with every new `shown`.
 * A page that the browser has just loaded leaves the focus at its start, where the way past the menu is.
 * @param placeOf the element to focus, found from `anchor`
 */
export function useLostFocus(
  anchor: RefObject<HTMLElement | null>,
  placeOf: (anchor: HTMLElement) => HTMLElement | null,
  shown?: unknown,
): void {
  const place = useRef(placeOf);
  place.current = placeOf;
  // biome-ignore lint/correctness/useExhaustiveDependencies: something else that is shown is what it waits for
  useEffect(() => {
    if (!hadFocus) return;
    return whenFocusIsLost(() => (anchor.current ? place.current(anchor.current) : undefined));
  }, [anchor, shown]);
}

/** The main part of the page around an element. */
export const mainAround = (element: HTMLElement) => element.closest<HTMLElement>('main');
