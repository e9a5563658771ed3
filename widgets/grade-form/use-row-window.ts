import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Of each row, in px, as the style sheet has it. */
export const rowHeight = 36;
/** Of both rows of the head, in px: it stays in sight. */
const headHeight = 72;
/** Rows that are drawn above and below those in sight. */
const spare = 8;

/** Which of many rows are drawn, and how one is brought into sight. */
export function useRowWindow(box: RefObject<HTMLDivElement | null>, count: number) {
  const [seen, setSeen] = useState({ first: 0, last: 40 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      const first = Math.max(Math.floor(element.scrollTop / rowHeight) - spare, 0);
      const last = Math.ceil((element.scrollTop + element.clientHeight) / rowHeight) + spare;
      setSeen((now) => (now.first === first && now.last === last ? now : { first, last }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box]);
  const seeRow = useCallback(
    (row: number) => {
      const element = box.current;
      if (!element) return;
      const top = row * rowHeight;
      const room = element.clientHeight - headHeight;
      if (top < element.scrollTop) element.scrollTop = top;
      else if (top + rowHeight > element.scrollTop + room) element.scrollTop = top + rowHeight - room;
    },
    [box],
  );
  return { first: Math.min(seen.first, count), last: Math.min(seen.last, count), seeRow };
}
