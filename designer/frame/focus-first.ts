/** What takes the focus, in the order of the page. */
export const controls =
  'input:not([type="hidden"]), textarea, select, button, [tabindex="0"], [contenteditable="true"]';

/** Brings the focus to the first control of a part of the page, once it is drawn. */
export function focusFirst(id: string, selector = controls): void {
  // A part that was folded is drawn first.
  requestAnimationFrame(() => {
    const part = document.getElementById(id);
    // One that is about to be another: what had the focus would go with it.
    if (part?.querySelector('[aria-busy="true"]')) return focusFirst(id, selector);
    const first =
      part?.querySelector<HTMLElement>(`[data-first] :is(${selector})`) ?? part?.querySelector<HTMLElement>(selector);
    first?.focus();
  });
}
