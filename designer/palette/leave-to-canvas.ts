import { focusPlace } from '../parts/focus-place.ts';

/** Gives the focus to the canvas; false where there is none on the page. */
export function leaveToCanvas(): boolean {
  const canvas = document.querySelector<HTMLElement>('[data-design-root]');
  const place = canvas && focusPlace(canvas);
  place?.focus({ preventScroll: true });
  return place !== null;
}

/** A menu that closes takes the focus with it: what is chosen then has it, unless a press has sent it elsewhere. */
export function leaveMenu(): void {
  requestAnimationFrame(() => {
    const active = document.activeElement;
    if (active === null || active === document.body || active.closest('.ant-dropdown') !== null) leaveToCanvas();
  });
}
