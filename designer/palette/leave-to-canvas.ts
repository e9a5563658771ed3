import { focusPlace } from '../canvas/focus-place.ts';

/** Gives the focus to the canvas; false where there is none on the page. */
export function leaveToCanvas(): boolean {
  const canvas = document.querySelector<HTMLElement>('[data-design-root]');
  const place = canvas && focusPlace(canvas);
  place?.focus({ preventScroll: true });
  return place !== null;
}
