const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/**
 * Brings the focus into a drawer that has opened, to its first control; where it is inside already it stays. antd by
 * itself gives it to the frame around the drawer.
 */
export function focusInto(panel: HTMLElement | null): void {
  if (!panel || panel.contains(document.activeElement)) return;
  const all = [...panel.querySelectorAll<HTMLElement>(controls)];
  all.find((control) => control.tabIndex >= 0 && control.checkVisibility())?.focus({ preventScroll: true });
}
