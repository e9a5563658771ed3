import { type RefObject, useLayoutEffect, useState } from 'react';
import { limits } from '../../engine/schema/limits.ts';

/** Whether an element is narrower than a sheet needs; undefined until it has been measured, before anything is painted. */
export function useNarrow(element: RefObject<HTMLElement | null>): boolean | undefined {
  const [narrow, setNarrow] = useState<boolean>();
  useLayoutEffect(() => {
    const host = element.current;
    if (!host) return;
    const look = () => {
      const { clientWidth } = host;
      // Of no width: in a pane that is closed. What was last seen stays.
      if (clientWidth > 0) setNarrow(clientWidth < limits.phoneBelowPx);
      else setNarrow((known) => known ?? false);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(host);
    return () => observer.disconnect();
  }, [element]);
  return narrow;
}
