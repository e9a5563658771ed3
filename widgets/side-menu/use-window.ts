import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** Lists up to this long are drawn whole. */
const wholeUpTo = 120;
const marginRows = 12;

/**
 * Which rows of a scrolling list are near the view.
 * @returns rows `from` (included) `to` (excluded), and a way to scroll a row into view
 */
export function useWindow(host: RefObject<HTMLElement | null>, count: number, rowPx: number) {
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
      const padPx = Number.parseFloat(getComputedStyle(element).paddingTop) || 0;
      const [top, bottom] = [row * rowPx, (row + 1) * rowPx + padPx * 2];
      if (top < element.scrollTop) element.scrollTop = top;
      else if (bottom > element.scrollTop + element.clientHeight) element.scrollTop = bottom - element.clientHeight;
      setFirst(Math.floor(element.scrollTop / rowPx / 4) * 4);
    },
    [host, rowPx],
  );
  if (whole) return { from: 0, to: count, keep };
  const from = Math.max(0, first - marginRows);
  return { from, to: Math.min(count, first + Math.ceil(height / rowPx) + marginRows), keep };
}

/** The rows to draw, in their order: those of the window, and one that has to stay an element wherever it is. */
export function drawnRows(from: number, to: number, kept: number): number[] {
  const rows = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
  if (kept < from) rows.unshift(kept);
  else if (kept >= to) rows.push(kept);
  return rows;
}
