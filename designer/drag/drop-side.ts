import type { Box } from './drag-source.ts';

interface Around {
  /** Frame of what the pointer is over, px. */
  readonly box: Box;
  /** Frames of its neighbours in order, where they are drawn. */
  readonly previous: Box | undefined;
  readonly next: Box | undefined;
  /** Frame of the list they stand in: how long a line across is. */
  readonly list: Box;
  /** Columns of a sheet stand beside each other only. */
  readonly beside: boolean;
}

/** Which side of a frame a pointer means, and where the line goes: across before a row, upright between two of a row. */
export function dropSide(around: Around, x: number, y: number): { side: 'before' | 'after'; mark: Box } {
  const { box, previous, next, list, beside } = around;
  const first = !previous || !sameRow(previous, box);
  const last = !next || !sameRow(next, box);
  const alone = first && last && !beside;
  const before = alone ? y < box.top + box.height / 2 : x < box.left + box.width / 2;
  const side = before ? 'before' : 'after';
  if (!beside && (before ? first : last)) {
    const top = before ? box.top : box.top + box.height;
    return { side, mark: { left: list.left, top, width: list.width, height: 0 } };
  }
  const left = before ? box.left : box.left + box.width;
  return { side, mark: { left, top: box.top, width: 0, height: box.height } };
}

function sameRow(one: Box, other: Box): boolean {
  const shared = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return shared > Math.min(one.height, other.height) / 2;
}

/** How far a point is from a frame, px squared; 0 inside it. */
export function distance(box: Box, x: number, y: number): number {
  const across = Math.max(box.left - x, 0, x - box.left - box.width);
  const down = Math.max(box.top - y, 0, y - box.top - box.height);
  return across * across + down * down;
}

/**
 * How far to scroll in this frame while something is carried near an edge of a scroller, px; 0 away from the edges.
 * @param edge width of the strip along the edges, px
 */
export function edgeScroll(box: Box, y: number, edge = 56, mostPx = 18): number {
  const above = box.top + edge - y;
  const below = y - (box.top + box.height - edge);
  if (above > 0) return -Math.ceil(Math.min(1, above / edge) * mostPx);
  if (below > 0) return Math.ceil(Math.min(1, below / edge) * mostPx);
  return 0;
}
