/** Brings a part of what scrolls into sight, and moves nothing around it. */
export function scrollWithin(scroller: Element, part: Element): void {
  const [room, box] = [scroller.getBoundingClientRect(), part.getBoundingClientRect()];
  const away = (from: number, to: number, least: number, most: number) =>
    from < least ? from - least : Math.max(0, Math.min(to - most, from - least));
  scroller.scrollTop += away(box.top, box.bottom, room.top, room.bottom);
  scroller.scrollLeft += away(box.left, box.right, room.left, room.right);
}
