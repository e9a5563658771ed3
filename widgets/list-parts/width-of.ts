/**
 * Width of a dialog or drawer: `600px` or a share of the window, never wider than the window.
 * @param usual px, where the document says nothing that can be used
 */
export function widthOf(stored: string | undefined, usual: number): number | string {
  if (stored && /^\d{1,3}%$/.test(stored)) return `${Math.min(100, Number.parseInt(stored, 10))}%`;
  const px = Number.parseInt(stored ?? '', 10);
  return Math.min(Number.isFinite(px) && px > 200 ? px : usual, window.innerWidth);
}

export function cssWidth(width: number | string): string {
  return typeof width === 'number' ? `${width}px` : width;
}
