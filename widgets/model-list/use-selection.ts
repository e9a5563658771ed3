import { useCallback, useMemo, useState } from 'react';
import type { Row } from './model.ts';

const nothing: ReadonlySet<string> = new Set();

/** Chosen rows of the page that is shown: what cannot be seen cannot be deleted. */
export function useSelection(rows: readonly Row[]) {
  const [wanted, setWanted] = useState(nothing);
  const chosen = useMemo(() => {
    if (wanted.size === 0) return nothing;
    const there = new Set(rows.map(({ id }) => id));
    return new Set([...wanted].filter((id) => there.has(id)));
  }, [wanted, rows]);
  const choose = useCallback((ids: readonly string[], isChosen: boolean) => {
    setWanted((known) => {
      const next = new Set(known);
      for (const id of ids) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }, []);
  const clear = useCallback(() => setWanted(nothing), []);
  return { chosen, choose, clear };
}
