import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * A page that is closed, in whichever way, hands the focus that was on its tab to the tab in its place, or to the last one.
 * @param paths another text whenever a tab came or went
 */
export function useFocusOfClosed(strip: RefObject<HTMLElement | null>, paths: string) {
  const held = useRef(-1);
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const enter = ({ target }: FocusEvent) => {
      held.current = [...element.children].findIndex((tab) => target instanceof Node && tab.contains(target));
    };
    // A tab that goes leaves the focus to nobody; whoever goes on by himself has a next owner, or another window.
    const leave = ({ relatedTarget, target }: FocusEvent) => {
      if (relatedTarget !== null && target instanceof Node && target.isConnected) held.current = -1;
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [strip]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when a tab came or went
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (held.current < 0 || (active !== null && active !== document.body)) return;
    const links = [...(strip.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    (links[held.current] ?? links.at(-1))?.focus({ preventScroll: true });
  }, [strip, paths]);
}
