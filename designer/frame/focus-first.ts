/** What takes the focus, in the order of the page. */
export const controls =
  'input:not([type="hidden"]), textarea, select, button, [tabindex="0"], [contenteditable="true"]';

/** The first setting of the tab that is open: not what stands above it, nor what takes its value back; else the tab. */
const firstSetting = [
  `[role="tabpanel"] :is(${controls}):not(.adit-design-dot, :disabled)`,
  '[role="tab"][aria-selected="true"]',
  controls,
];

/** Brings the focus to the settings of what is chosen, once they are drawn. */
export function focusSettings(): void {
  focusFirst('adit-design-settings', firstSetting);
}

/** Brings the focus to the first control of a part of the page, once it is drawn. @param wishes selectors, best first */
function focusFirst(id: string, wishes: readonly string[]): void {
  const before = document.activeElement;
  // A part that was folded is drawn first.
  const tryInFrame = () =>
    requestAnimationFrame(() => {
      const part = document.getElementById(id);
      // One that is on its way, or about to be another: what had the focus would go with it.
      const isDrawing = part !== null && part.querySelector('[aria-busy="true"]') !== null;
      // Whoever went elsewhere meanwhile is not fetched back.
      if (isDrawing) return document.activeElement === before ? tryInFrame() : undefined;
      const found = wishes.map((wish) => part?.querySelector<HTMLElement>(wish));
      found.find((control) => control)?.focus();
    });
  tryInFrame();
}
