/**
 * Scrolls a table until what has the focus stands beside head, summary and pinned columns: the browser takes what lies
 * under them for visible.
 * @param host what scrolls, with the table in it
 */
export function showFocused(host: HTMLElement, focused: Element): void {
  const cell = focused.closest('th, td');
  const part = cell?.closest('thead, tbody');
  if (!cell || !part) return;
  const box = focused.getBoundingClientRect();
  const around = host.getBoundingClientRect();
  const pinned = (side: string) =>
    [...host.querySelectorAll<HTMLElement>(`thead [data-side="${side}"]`)].reduce(
      (sum, one) => sum + one.offsetWidth,
      0,
    );
  if (!cell.hasAttribute('data-side')) {
    const from = around.left + pinned('left');
    const to = around.left + host.clientWidth - pinned('right');
    host.scrollLeft += shift(box.left, box.right, from, to);
  }
  if (part.matches('tbody')) {
    const height = (name: string) => host.querySelector<HTMLElement>(name)?.offsetHeight ?? 0;
    const from = around.top + height('thead');
    const to = around.top + host.clientHeight;
    host.scrollTop += shift(box.top, box.bottom, from, to);
  }
}

/** How far a span has to move to lie between `from` and `to`; its start comes first where there is no room for all of it. */
function shift(start: number, end: number, from: number, to: number): number {
  if (start < from) return start - from;
  return end > to ? Math.min(end - to, start - from) : 0;
}
