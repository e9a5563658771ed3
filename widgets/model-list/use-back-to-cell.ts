import { type RefObject, useEffect, useRef } from 'react';
import type { Editing } from './use-inline.ts';

/** Once a row is read again, the focus is back in the cell in which the writing began, unless it went elsewhere. */
export function useBackToCell(host: RefObject<HTMLElement | null>, editing: Editing | null): void {
  const before = useRef<Editing | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = editing;
    const focused = document.activeElement;
    if (!was || editing || (focused !== null && focused !== document.body)) return;
    const { id, prop } = was;
    const row = id === null ? '' : `tr[data-row="${CSS.escape(id)}"] `;
    const find = (cell: string) => host.current?.querySelector<HTMLElement>(`${row}${cell}`);
    const own = prop === null ? null : find(`td[data-cell="${CSS.escape(prop)}"]`);
    (own ?? find('td[data-cell]'))?.focus();
  }, [host, editing]);
}
