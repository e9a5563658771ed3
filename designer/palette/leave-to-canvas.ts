/** Gives the focus to what is chosen on the canvas, else to the canvas itself; false where it holds nothing yet. */
export function leaveToCanvas(): boolean {
  const places = ['[data-design-key][tabindex="0"]', '[role="application"]'];
  const canvas = document.querySelector('[data-design-root]');
  const place = places.map((one) => canvas?.querySelector<HTMLElement>(one)).find((found) => found);
  place?.focus({ preventScroll: true });
  return place !== undefined && place !== null;
}
