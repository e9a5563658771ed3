import { useEffect, useRef } from 'react';
import { useDesign } from '../parts/designer-context.ts';
import { afterFrame } from './after-frame.ts';

/**
 * Tab comes to the first chosen node, and to no other. It is set by hand and after the frame: on the node that has the
 * focus, browsers answer a change of `tabindex` by laying out the page at once.
 * @param find the element of a node, drawn now
 */
export function useTabStop(find: (key: string) => HTMLElement | null): void {
  const document_ = useDesign((state) => state.document);
  const [first] = useDesign((state) => state.selection);
  const stop = useRef<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the design may draw the node anew
  useEffect(
    () =>
      afterFrame(() => {
        const next = first === undefined ? null : find(first);
        if (next === stop.current) return;
        if (stop.current) stop.current.tabIndex = -1;
        if (next) next.tabIndex = 0;
        stop.current = next;
      }),
    [document_, first, find],
  );
}
