import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Height of a row of a sheet, border included. Source: look, measures (table head and rows 36). */
export const rowHeightPx = 36;
/** A thousand rows scroll inside this. Source: look, sub-tables. */
export const sheetHeightMostPx = 480;
const visibleRows = Math.ceil(sheetHeightMostPx / rowHeightPx);
const marginRows = 6;
const stepRows = 4;

/**
 * Which rows are in the document: those in view and a few around. The rest is not there at all, so find-in-page of the
 * browser does not reach it; 1,000 rows of 8 cells as text would cost more than the whole form around them.
 * What is printed is everything.
 */
export function useRowWindow(count: number) {
  const [from, setFrom] = useState(0);
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setWhole(true));
    const after = () => setWhole(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  const onScroll = useCallback((scrollTop: number) => {
    const first = Math.floor(scrollTop / rowHeightPx) - marginRows;
    // In steps, so that most scrolling draws nothing anew.
    setFrom(Math.max(0, Math.floor(first / stepRows) * stepRows));
  }, []);
  if (whole) return { from: 0, to: count, onScroll };
  const size = visibleRows + 2 * marginRows;
  const start = Math.max(0, Math.min(from, count - size));
  return { from: start, to: Math.min(count, start + (from === 0 ? visibleRows + marginRows : size)), onScroll };
}
