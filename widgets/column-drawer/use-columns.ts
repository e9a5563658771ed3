import { useCallback, useEffect, useMemo, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { type Arranged, arrange, type ColumnHead } from './column-order.ts';

/** A column that is in sight. */
export type Shown<Column> = Column & { readonly pinned: boolean };

/**
 * The arrangement of a list, stored for each reader. A save that fails puts the former one back.
 * @param place under which it is stored: a menu entry, a list in a screen; '' where nothing is
 * @param held what counts in the place of what is stored
 */
export function useColumns<Column extends ColumnHead>(
  columns: readonly Column[],
  place: string,
  held: readonly Arranged[] | null,
) {
  const { request, toast, translate } = useServices();
  const [stored, setStored] = useState<unknown>();
  const [preview, setPreview] = useState<readonly Arranged[] | null>(null);
  useEffect(() => {
    if (place === '') return;
    const left = new AbortController();
    request('columnsOfModule', { params: { id: place }, signal: left.signal, quiet: true })
      .then((answer) => {
        if (!left.signal.aborted && answer.length > 0) setStored(answer);
      })
      .catch(() => {
        // The usual arrangement stands; the list itself says when the server cannot be reached.
      });
    return () => left.abort();
  }, [request, place]);
  const arranged = useMemo(() => arrange(columns, held ?? stored), [columns, held, stored]);
  const save = useCallback(
    async (next: readonly Arranged[]) => {
      try {
        await request('saveColumnsOfModule', { body: { moduleId: place, fieldList: JSON.stringify(next) } });
        setStored(next);
        toast('success', translate('columns.saved'));
        return true;
      } catch {
        // The client has said why; the list goes back to what is stored.
        setPreview(null);
        return false;
      }
    },
    [request, place, toast, translate],
  );
  const shown = useMemo(() => shownColumns(columns, preview ?? arranged), [columns, preview, arranged]);
  return { arranged, shown, setPreview, save };
}

function shownColumns<Column extends ColumnHead>(
  columns: readonly Column[],
  arranged: readonly Arranged[],
): Shown<Column>[] {
  const byProp = new Map(columns.map((one) => [one.column.prop, one]));
  return arranged.flatMap(({ prop, visible, pinned }) => {
    const column = byProp.get(prop);
    return column && visible ? [{ ...column, pinned }] : [];
  });
}
