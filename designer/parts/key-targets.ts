/** Kinds of `input` that take no text. */
const untyped = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']);

/** Whether keys are text there: a line, a text area, a code editor. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !untyped.has(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}

/** Whether the target stands in a window that has the page behind it wait. */
export function isInDialog(target: EventTarget | null): boolean {
  return closest(target, '[aria-modal="true"], .ant-modal');
}

/** Whether the target stands in a list or a window that floats above the page. */
export function isFloating(target: EventTarget | null): boolean {
  return closest(target, '[role="dialog"], [role="menu"], [role="listbox"].ant-select, .ant-dropdown, .ant-popover');
}

/** Whether the target does something of its own with Enter and Esc. */
export function isControl(target: EventTarget | null): boolean {
  return closest(
    target,
    'button, a[href], summary, input, select, [role="button"], [role="tab"], [role="radio"], [role="switch"], [role="checkbox"], [role="menuitem"], [role="combobox"], [role="slider"]',
  );
}

function closest(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
