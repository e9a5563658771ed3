import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { type KeptList, readKeptList } from './kept-list.ts';
import type { Model } from './model.ts';
import type { Asked } from './use-records.ts';

/** What scrolls, whichever way the rows are drawn. */
const scrolling = '.adit-records-host, .adit-list-cards';

/** How long rows stand still before their place is kept, in ms. */
const restMs = 150;

/**
 * How a person left a list, in this tab: kept with each change, not when the page goes, which may be because the tab is
 * closed.
 * @param usual what the list asks for of itself
 */
export function useKeptList(model: Model, menuId: string, usual: Asked) {
  const { pageMemory } = useServices();
  const key = `list ${model.id} ${menuId}`;
  const [opening] = useState(() => readKeptList(pageMemory?.read(key), model, usual));
  const kept = useRef<KeptList>(opening ?? { asked: usual, conditions: {}, scroll: 0 });
  const keep = useCallback(
    (change: Partial<KeptList>) => {
      kept.current = { ...kept.current, ...change };
      pageMemory?.write(key, kept.current);
    },
    [pageMemory, key],
  );
  return { opening, keep };
}

/** Puts rows that have come back where they were, once, and keeps where they are from then on. */
export function useKeptScroll(
  page: RefObject<HTMLElement | null>,
  isThere: boolean,
  from: number,
  keep: (change: Partial<KeptList>) => void,
): void {
  const isPlaced = useRef(false);
  useLayoutEffect(() => {
    if (!isThere || isPlaced.current) return;
    isPlaced.current = true;
    const rows = page.current?.querySelector(scrolling);
    if (rows && from > 0) rows.scrollTop = from;
  }, [page, isThere, from]);
  useEffect(() => {
    const element = page.current;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const scrolled = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.matches(scrolling)) return;
      clearTimeout(rest);
      rest = setTimeout(() => keep({ scroll: target.scrollTop }), restMs);
    };
    // What scrolls tells nobody above it.
    element?.addEventListener('scroll', scrolled, true);
    return () => {
      clearTimeout(rest);
      element?.removeEventListener('scroll', scrolled, true);
    };
  }, [page, keep]);
}
