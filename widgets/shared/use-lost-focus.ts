import { type RefObject, useEffect, useRef } from 'react';

/** A dialog that closes at the same time holds the focus a little longer: about a second of frames. */
const framesMost = 60;

const presses = ['keydown', 'pointerdown'] as const;

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
    let frame = 0;
    const look = (left: number) => {
      const focused = document.activeElement;
      const isLost = focused === null || focused === document.body;
      if (isLost && anchor.current) place.current(anchor.current)?.focus({ preventScroll: true });
      else if (left > 0) frame = requestAnimationFrame(() => look(left - 1));
    };
    look(framesMost);
    // Whoever presses something meanwhile goes on by himself: what closes later gives the focus back where it came from.
    const leave = () => cancelAnimationFrame(frame);
    for (const press of presses) document.addEventListener(press, leave, { capture: true });
    return () => {
      leave();
      for (const press of presses) document.removeEventListener(press, leave, { capture: true });
    };
  }, [anchor, shown]);
}

/** The main part of the page around an element. */
export const mainAround = (element: HTMLElement) => element.closest<HTMLElement>('main');
