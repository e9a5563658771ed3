import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How many children of an element find room in it, one after the other; the last child is what stands for the rest, and
 * counts only where not all of them do. Known before anything is seen.
 * @param along which of its sides limits it
 * @param count of the children without the last
 */
export function useFit(host: RefObject<HTMLElement | null>, along: 'width' | 'height', count: number): number {
  const [fits, setFits] = useState(count);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const measure = () => {
      const sizes = [...element.children].map((child) => child.getBoundingClientRect()[along]);
      setFits(fitting(sizes.slice(0, count), sizes.at(-1) ?? 0, element.getBoundingClientRect()[along]));
    };
    measure();
    const observer = new ResizeObserver(measure);
    // Words may change, and letters come late.
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  });
  return Math.min(fits, count);
}

/** How many of these sizes find room, with that of what stands for the rest where not all of them do. */
export function fitting(sizes: readonly number[], rest: number, room: number): number {
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  if (whole <= room) return sizes.length;
  let used = rest;
  const over = sizes.findIndex((size) => {
    used += size;
    return used > room;
  });
  return Math.max(0, over);
}
