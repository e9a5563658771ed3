import { type RefObject, useLayoutEffect, useState } from 'react';

/** Inner size of an element in px, as it changes. */
export function useWidth(ref: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () =>
      setSize((known) => {
        const next = { width: element.clientWidth, height: element.clientHeight };
        return known.width === next.width && known.height === next.height ? known : next;
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
