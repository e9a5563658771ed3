/**
 * After a menu has been closed by Esc or by a choice, the focus goes to what it was opened from; a press elsewhere keeps
 * the focus there. antd means to do so itself, but its listener is gone by the time it would.
 */
export function giveFocusBack(opener: HTMLElement | null | undefined): void {
  if (document.activeElement?.closest('[role="menu"]')) opener?.focus();
}
