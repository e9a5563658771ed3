import { limits } from '../schema/limits.ts';

/** What a person does to scroll by hand: from then on the place is theirs. */
const byHand = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const underWay = new WeakMap<Element, () => void>();

/**
 * Takes what is scrolled back to its beginning, gently; at once where a person has asked for less motion. Whoever scrolls
 * by hand meanwhile stays where they go. Source: shell specification 9, scroll to top.
 */
export function scrollToTop(element: Element): void {
  underWay.get(element)?.();
  const from = element.scrollTop;
  if (from === 0) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    element.scrollTop = 0;
    return;
  }
  const startedAt = performance.now();
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - startedAt) / limits.scrollTopMs));
    element.scrollTop = from * (1 - eased(part));
    if (part < 1) frame = requestAnimationFrame(step);
    else stop();
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    underWay.delete(element);
    for (const name of byHand) window.removeEventListener(name, stop, true);
  };
  for (const name of byHand) window.addEventListener(name, stop, { capture: true, passive: true });
  underWay.set(element, stop);
  let frame = requestAnimationFrame(step);
}

/** Slow at both ends. */
const eased = (part: number) => (part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2);
