/** Where the focus belongs on the canvas: at what is chosen, else at the sheet, or at the one button of an empty one. */
export function focusPlace(canvas: HTMLElement): HTMLElement | null {
  const places = ['[data-design-key][data-chosen="first"]', '[role="application"]', '[data-tool="button"]'];
  return places.map((one) => canvas.querySelector<HTMLElement>(one)).find((found) => found !== null) ?? null;
}
