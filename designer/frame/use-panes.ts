import { useEffect, useState } from 'react';
import { useNarrow } from '../../widgets/shared/use-media.ts';

/** Widths of the window in px below which a pane beside the canvas folds. */
const paletteFrom = 1100;
const sideFrom = 800;

/** Which panes beside the canvas are open. On a small window they fold, and open over the canvas one at a time. */
export function usePanes() {
  const noPalette = useNarrow(paletteFrom);
  const noSide = useNarrow(sideFrom);
  const [palette, setPalette] = useState(!noPalette);
  const [side, setSide] = useState(!noSide);
  // The window was made smaller or larger, or zoomed.
  useEffect(() => setPalette(!noPalette), [noPalette]);
  useEffect(() => setSide(!noSide), [noSide]);
  const openPalette = () => {
    if (noSide) setSide(false);
    setPalette(true);
  };
  const openSide = () => {
    if (noSide) setPalette(false);
    setSide(true);
  };
  return {
    palette,
    side,
    openPalette,
    openSide,
    togglePalette: () => (palette ? setPalette(false) : openPalette()),
    toggleSide: () => (side ? setSide(false) : openSide()),
  };
}
export type Panes = ReturnType<typeof usePanes>;
