import { useCallback, useEffect, useMemo, useState } from 'react';
import { useServices } from '../../engine/render/services.ts';
import type { ListColumn } from './model.ts';

/** How a person has arranged the columns of a list: in this order, shown or not, pinned or not. */
export interface Arranged {
  readonly prop: string;
  readonly visible: boolean;
  readonly pinned: boolean;
}

export function usualArrangement(columns: readonly ListColumn[]): Arranged[] {
  return columns.map(({ column }) => ({ prop: column.prop, visible: true, pinned: column.fixed === 'left' }));
}

/** A stored arrangement over the columns that there are now: new ones come last, gone ones fall away. */
export function arrange(columns: readonly ListColumn[], stored: unknown): Arranged[] {
  const usual = usualArrangement(columns);
  if (!Array.isArray(stored)) return usual;
  const known = stored.flatMap((entry) => {
    const found = usual.find(({ prop }) => prop === Reflect.get(Object(entry), 'prop'));
    if (!found) return [];
    const { visible, pinned } = Object(entry);
    return [
      { prop: found.prop, visible: visible !== false, pinned: typeof pinned === 'boolean' ? pinned : found.pinned },
    ];
  });
  const rest = usual.filter(({ prop }) => !known.some((entry) => entry.prop === prop));
  return [...known, ...rest];
}

/** The arrangement of a list, stored by menu entry. A save that fails puts the former one back. */
export function useColumns(columns: readonly ListColumn[], moduleId: string) {
  const { request } = useServices();
  const [stored, setStored] = useState<unknown>();
  useEffect(() => {
    const left = new AbortController();
    request('columnsOfModule', { params: { id: moduleId }, signal: left.signal, quiet: true }).then(
      (answer) => {
        if (!left.signal.aborted && Array.isArray(answer) && answer.length > 0) setStored(answer);
      },
      () => {
        // The usual arrangement stands; the list itself says when the server cannot be reached.
      },
    );
    return () => left.abort();
  }, [request, moduleId]);
  const arranged = useMemo(() => arrange(columns, stored), [columns, stored]);
  const save = useCallback(
    async (next: readonly Arranged[]) => {
      const before = stored;
      setStored(next);
      try {
        await request('saveColumnsOfModule', { body: { moduleId, fieldList: JSON.stringify(next) } });
        return true;
      } catch {
        setStored(before);
        return false;
      }
    },
    [request, moduleId, stored],
  );
  return { arranged, save };
}
