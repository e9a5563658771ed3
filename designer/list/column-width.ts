/** px; what the list page gives a column that says nothing. */
export const usualWidth = 140;
const least = 40;
const most = 800;
const stepPx = 10;

export function widthOfColumn(stored: unknown): number {
  return typeof stored === 'number' && stored > 0 ? stored : usualWidth;
}

/** A width that a column may have, in whole px. */
export function fittingWidth(px: number): number {
  return Math.min(most, Math.max(least, Math.round(px)));
}

/** The next step of ten, wider or narrower. */
export function steppedWidth(stored: unknown, by: -1 | 1): number {
  const now = widthOfColumn(stored) / stepPx;
  return fittingWidth((by > 0 ? Math.floor(now) + 1 : Math.ceil(now) - 1) * stepPx);
}
