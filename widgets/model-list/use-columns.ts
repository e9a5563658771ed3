import { useCallback, useEffect, useMemo, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { type Arranged, arrange } from './column-order.ts';
import type { ListColumn } from './model.ts';

export type ShownColumn = ListColumn & { readonly pinned: boolean };

/** The arrangement of a list, stored by menu entry. A save that fails puts the former one back. */
export function useColumns(columns: readonly ListColumn[], moduleId: string) {
  const { request } = useServices();
  const [stored, setStored] = useState<unknown>();
  const [preview, setPreview] = useState<readonly Arranged[] | null>(null);
  useEffect(() => {
    const left = new AbortController();
    request('columnsOfModule', { params: { id: moduleId }, signal: left.signal, quiet: true })
      .then((answer) => {
        if (!left.signal.aborted && answer.length > 0) setStored(answer);
      })
      .catch(() => {
        // The usual arrangement stands; the list itself says when the server cannot be reached.
      });
    return () => left.abort();
  }, [request, moduleId]);
  const arranged = useMemo(() => arrange(columns, stored), [columns, stored]);
  const save = useCallback(
    async (next: readonly Arranged[]) => {
      try {
        await request('saveColumnsOfModule', { body: { moduleId, fieldList: JSON.stringify(next) } });
        setStored(next);
        return true;
      } catch {
        // The client has said why; the list goes back to what is stored.
        setPreview(null);
        return false;
      }
    },
    [request, moduleId],
  );
  const shown = useMemo(() => shownColumns(columns, preview ?? arranged), [columns, preview, arranged]);
  return { arranged, shown, setPreview, save };
}

function shownColumns(columns: readonly ListColumn[], arranged: readonly Arranged[]): ShownColumn[] {
  const byProp = new Map(columns.map((one) => [one.column.prop, one]));
  return arranged.flatMap(({ prop, visible, pinned }) => {
    const column = byProp.get(prop);
    return column && visible ? [{ ...column, pinned }] : [];
  });
}
