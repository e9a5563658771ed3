import type { DropFound } from './drag-source.ts';
import { edgeScroll } from './drop-side.ts';
import { dropMarks } from './find-drop.ts';

/** Scrolls what lies under the pointer when that is near its edge. @returns whether it moved */
export function scrollNear(x: number, y: number): boolean {
  const scroller = document.elementFromPoint(x, y)?.closest(`[${dropMarks.scroll}]`);
  if (!scroller) return false;
  const before = scroller.scrollTop;
  scroller.scrollTop += edgeScroll(scroller.getBoundingClientRect(), y);
  return scroller.scrollTop !== before;
}

/** Whether a place is the one that is shown already. */
export function sameFound(one: DropFound | null, other: DropFound | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.parent === other.parent &&
    one.index === other.index &&
    one.side === other.side &&
    one.beside === other.beside &&
    one.mark.left === other.mark.left &&
    one.mark.top === other.mark.top
  );
}

/** The press that ends a drag is no press of what lies under it. */
export function swallowClick(): void {
  const swallow = (click: Event) => {
    click.stopPropagation();
    click.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}

/** For a drag that was given up while the pointer is still down. */
export function swallowClickOnRelease(): void {
  window.addEventListener('pointerup', swallowClick, { capture: true, once: true });
}
