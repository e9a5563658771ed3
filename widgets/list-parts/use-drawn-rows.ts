import { type RefObject, useEffect, useState } from 'react';

/** Rows above and below what is seen, so that a quick turn of the wheel meets no blank. */
const around = 12;
/** Before the list has been measured, px. */
const usualPx = 400;

interface Drawn {
  readonly from: number;
  readonly to: number;
  show(at: number): void;
}

/**
 * Which rows of a scrolled list are drawn: those that are seen, and a few around them. All rows are equally high.
 * @param headPx of what stays above the rows while they are scrolled
 */
export function useDrawnRows(list: RefObject<HTMLElement | null>, count: number, rowPx: number, headPx = 0): Drawn {
  const [seen, setSeen] = useState({ topPx: 0, heightPx: usualPx });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => setSeen({ topPx: element.scrollTop, heightPx: element.clientHeight || usualPx });
    look();
    element.addEventListener('scroll', look, { passive: true });
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      watch.disconnect();
    };
  }, [list]);
  const first = Math.min(Math.floor(seen.topPx / rowPx), Math.max(0, count - 1));
  return {
    from: Math.max(0, first - around),
    to: Math.min(count, first + Math.ceil(seen.heightPx / rowPx) + around),
    show(at) {
      const element = list.current;
      if (!element) return;
      const topPx = at * rowPx;
      if (topPx < element.scrollTop) element.scrollTop = topPx;
      const endPx = topPx + rowPx + headPx - element.clientHeight;
      if (endPx > element.scrollTop) element.scrollTop = endPx;
    },
  };
}
