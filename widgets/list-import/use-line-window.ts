import { useState } from 'react';

const marginLines = 8;
const stepLines = 4;

/** Which of many lines of one height are in the document: those in sight, and a few around. */
export function useLineWindow(count: number, lineHeightPx: number, sightPx: number) {
  const [top, setTop] = useState(0);
  const size = Math.ceil(sightPx / lineHeightPx) + 2 * marginLines;
  const from = Math.max(0, Math.min(Math.floor(top / lineHeightPx) - marginLines, count - size));
  const start = Math.floor(from / stepLines) * stepLines;
  return { from: start, to: Math.min(count, start + size + stepLines), onScroll: setTop };
}
