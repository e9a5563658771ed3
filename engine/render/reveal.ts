import { flushSync } from 'react-dom';
import type { BlockVisibility } from '../contract/block-visibility.ts';
import { fieldIds } from '../contract/field-ids.ts';
import type { FormSession } from '../contract/form-session.ts';
import type { ResolvedDocument } from '../contract/resolved.ts';

interface Page {
  readonly document: ResolvedDocument;
  readonly session: FormSession;
  readonly windows: BlockVisibility;
  readonly idPrefix: string;
}

/**
 * Brings a field into being, into view, and the focus into it: opens the panes around it, draws its block, scrolls.
 * @returns false when the field is not on the page (hidden by a condition)
 */
export function reveal({ document, session, windows, idPrefix }: Page, name: string): boolean {
  if (!session.state(name).shown) return false;
  const around = document.around.get(name) ?? [];
  around.forEach((layout, index) => {
    const pane = around[index + 1];
    if (layout.descriptor.holds !== 'panes' || !pane) return;
    const open = (session.panes(layout.id) ?? []).filter((id) => id !== pane.id);
    flushSync(() => session.openPanes(layout.id, [...open, pane.id]));
  });
  windows.blockOf(name)?.mount();
  const ids = fieldIds(idPrefix, name);
  const item = window.document.getElementById(ids.item);
  if (!item) return false;
  item.scrollIntoView({ block: 'center' });
  const control = window.document.getElementById(ids.control);
  const target = control ?? item.querySelector<HTMLElement>('input, textarea, button, [tabindex="0"]');
  target?.focus({ preventScroll: true });
  // A group has no element of its own that takes the focus: its first part does.
  if (!target?.contains(window.document.activeElement)) {
    target?.querySelector<HTMLElement>('input, button, [tabindex="0"]')?.focus({ preventScroll: true });
  }
  return true;
}
