import { useCallback, useState } from 'react';

const none: ReadonlySet<string> = new Set();

/** Rows whose sub-tables are open. */
export function useOpened() {
  const [opened, setOpened] = useState(none);
  const toggle = useCallback((id: string) => {
    setOpened((known) => {
      const next = new Set(known);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return { opened, toggle };
}
