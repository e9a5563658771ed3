import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** Lists up to this long are drawn whole. */
const wholeUpTo = 120;
const marginRows = 12;

/**
 * Which rows of a scrolling list are near the view. The row that holds the focus stays an element wherever it is.
 * @returns rows `from` (included) `to` (excluded), and a way to scroll a row into view
 */
export function useWindow(host: RefObject<HTMLElement | null>, count: number, rowPx: number, always: number) {
  const [first, setFirst] = useState(0);
  const [height, setHeight] = useState(800);
  const whole = count <= wholeUpTo;
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const measure = () => {
      setHeight(element.clientHeight);
      // In steps of a few rows: a scroll of one px draws nothing anew.
      setFirst(Math.floor(element.scrollTop / rowPx / 4) * 4);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [host, rowPx]);
  const keep = useCallback(
    (row: number) => {
      const element = host.current;
      if (!element) return;
      const [top, bottom] = [row * rowPx, (row + 1) * rowPx];
      if (top < element.scrollTop) element.scrollTop = top;
      else if (bottom > element.scrollTop + element.clientHeight) element.scrollTop = bottom - element.clientHeight;
      setFirst(Math.floor(element.scrollTop / rowPx / 4) * 4);
    },
    [host, rowPx],
  );
  if (whole) return { from: 0, to: count, keep };
  const from = Math.max(0, first - marginRows);
  const to = Math.min(count, first + Math.ceil(height / rowPx) + marginRows);
  // Near by, the window reaches to the row in use; from far away it would hold everything between.
  const near = always >= from - marginRows * 4 && always < to + marginRows * 4;
  return near ? { from: Math.min(from, always), to: Math.max(to, always + 1), keep } : { from, to, keep };
}
