import { type RefObject, useLayoutEffect, useState } from 'react';

const marginLines = 8;
const stepLines = 4;

interface Window {
  /** Lines from this one on are in the document. */
  readonly from: number;
  readonly to: number;
  /** The room that the lines above and below take. */
  readonly abovePx: number;
  readonly belowPx: number;
  onScroll(topPx: number): void;
}

/**
 * Which of many lines are in the document: those in sight, and a few around. A line may be higher than usual: how high it is
 * counts from when it was there once.
 * @param body holds the lines that are there, each with its place as `data-line`
 * @param lines the same ones for as long as their heights count
 */
export function useLineWindow(
  body: RefObject<HTMLElement | null>,
  lines: readonly unknown[],
  { usualPx, sightPx }: { readonly usualPx: number; readonly sightPx: number },
): Window {
  const [topPx, setTopPx] = useState(0);
  const [measured, setMeasured] = useState({ lines, heights: new Map<number, number>() });
  const heights = measured.lines === lines ? measured.heights : new Map<number, number>();
  const heightOf = (from: number, to: number) => {
    let px = (to - from) * usualPx;
    for (const [at, height] of heights) if (at >= from && at < to) px += height - usualPx;
    return px;
  };
  const size = Math.ceil(sightPx / usualPx) + 2 * marginLines;
  let first = 0;
  for (let px = topPx; first < lines.length && px >= (heights.get(first) ?? usualPx); first += 1)
    px -= heights.get(first) ?? usualPx;
  const start = Math.max(0, Math.min(first - marginLines, lines.length - size));
  const from = Math.floor(start / stepLines) * stepLines;
  const to = Math.min(lines.length, from + size + stepLines);
  useLayoutEffect(() => {
    const found = new Map(heights);
    let isOther = false;
    for (const line of body.current?.querySelectorAll<HTMLElement>('[data-line]') ?? []) {
      const [at, px] = [Number(line.dataset.line), line.offsetHeight];
      if ((found.get(at) ?? usualPx) === px) continue;
      found.set(at, px);
      isOther = true;
    }
    if (isOther) setMeasured({ lines, heights: found });
  });
  return { from, to, abovePx: heightOf(0, from), belowPx: heightOf(to, lines.length), onScroll: setTopPx };
}
