import { type RefObject, useCallback, useContext, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { type Density, DensityContext } from '../list-parts/density.ts';
import { useFullscreen } from '../list-parts/use-fullscreen.ts';
import type { Arranged, ColumnHead } from './column-order.ts';
import { type KeptDisplay, readDisplay } from './kept-display.ts';
import { useColumns } from './use-columns.ts';

/**
 * How a list is looked at, whatever its rows come from: columns, height of rows, alone on the screen. What a view says of it
 * counts while the list stands at the view: changes are then the view's, until it is saved or left.
 * @param place where the reader's columns are stored; '' where they are not
 * @param list around toolbar and rows
 */
export function useListDisplay<Column extends ColumnHead>(
  columns: readonly Column[],
  place: string,
  list: RefObject<HTMLElement | null>,
) {
  const { pageMemory } = useServices();
  const memory = `display ${place}`;
  const [kept, setKept] = useState(() => readDisplay(pageMemory?.read(memory), columns));
  const { arranged, shown, setPreview, save } = useColumns(columns, place, kept.columns);
  const usual = useContext(DensityContext);
  const [own = usual, setOwn] = useState<Density>();
  const density = kept.density ?? own;
  const [drawerOpen, setOpen] = useState(false);
  const { isFull, toggle } = useFullscreen();
  const change = useCallback(
    (next: KeptDisplay) => {
      setKept(next);
      pageMemory?.write(memory, next);
    },
    [pageMemory, memory],
  );
  const put = useCallback(
    (next: KeptDisplay) => {
      // The drawer holds what it was opened with.
      setOpen(false);
      setPreview(null);
      change(next);
    },
    [change, setPreview],
  );
  const close = () => {
    setOpen(false);
    setPreview(null);
    list.current?.querySelector<HTMLElement>('.adit-list-settings')?.focus();
  };
  const onSave = async (next: readonly Arranged[]) => {
    if (kept.columns === null) return save(next);
    change({ ...kept, columns: next });
    return true;
  };
  const onDensity = (next: Density) => (kept.density === null ? setOwn(next) : change({ ...kept, density: next }));
  return {
    shown,
    density,
    isFull,
    drawerOpen,
    /** What the view says that the list stands at, with what was changed since. */
    kept,
    /** How it looks now, to be kept in a view. */
    now: { columns: arranged, density },
    put,
    /** For the tools of its toolbar. */
    tools: {
      ...{ density, drawerOpen, isFull, onDensity, onFullscreen: toggle },
      onColumns: () => (drawerOpen ? close() : setOpen(true)),
    },
    /** For the drawer of its columns. */
    drawer: { columns, arranged, onPreview: setPreview, onSave, onClose: close },
  };
}
