import { type RefObject, useEffect, useState } from 'react';

/** How far a box is scrolled and how high it is, px; by steps of a line, so that not each pixel draws. */
export function useView(box: RefObject<HTMLElement | null>, stepPx = 28): { top: number; height: number } {
  const [view, setView] = useState({ top: 0, height: 800 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      const top = Math.floor(element.scrollTop / stepPx) * stepPx;
      const height = Math.ceil(element.clientHeight / stepPx) * stepPx;
      setView((before) => (before.top === top && before.height === height ? before : { top, height }));
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box, stepPx]);
  return view;
}
