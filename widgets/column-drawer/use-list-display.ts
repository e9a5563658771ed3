import { type RefObject, useContext, useState } from 'react';
import { type Density, DensityContext } from '../list-parts/density.ts';
import { useFullscreen } from '../list-parts/use-fullscreen.ts';
import type { ColumnHead } from './column-order.ts';
import { useColumns } from './use-columns.ts';

/**
 * How a list is looked at, whatever its rows come from: columns, height of rows, alone on the screen.
 * @param place where the reader's columns are stored; '' where they are not
 * @param list around toolbar and rows
 */
export function useListDisplay<Column extends ColumnHead>(
  columns: readonly Column[],
  place: string,
  list: RefObject<HTMLElement | null>,
) {
  const { arranged, shown, setPreview, save } = useColumns(columns, place);
  const usual = useContext(DensityContext);
  const [density = usual, setDensity] = useState<Density>();
  const [drawerOpen, setOpen] = useState(false);
  const { isFull, toggle } = useFullscreen();
  const close = () => {
    setOpen(false);
    setPreview(null);
    list.current?.querySelector<HTMLElement>('.adit-list-settings')?.focus();
  };
  return {
    shown,
    density,
    isFull,
    drawerOpen,
    /** For the tools of its toolbar. */
    tools: {
      ...{ density, drawerOpen, isFull, onDensity: setDensity, onFullscreen: toggle },
      onColumns: () => (drawerOpen ? close() : setOpen(true)),
    },
    /** For the drawer of its columns. */
    drawer: { columns, arranged, onPreview: setPreview, onSave: save, onClose: close },
  };
}
