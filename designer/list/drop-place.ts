export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Where something that is dragged over entries would be put: the index that it comes to stand before.
 * @param boxes of the entries, in order; they may stand in several lines  @param way upright: each is a line of its own
 */
export function dropPlace(boxes: readonly Box[], x: number, y: number, way: 'lines' | 'upright' = 'lines'): number {
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, index) => {
    // The line counts before the place in it.
    const away = outside(x, box.left, box.right) + 1_000 * outside(y, box.top, box.bottom);
    if (away < least) {
      least = away;
      nearest = index;
    }
  });
  const box = boxes[nearest];
  if (!box) return 0;
  const isBefore = way === 'upright' ? y < (box.top + box.bottom) / 2 : x < (box.left + box.right) / 2;
  return isBefore ? nearest : nearest + 1;
}

function outside(at: number, from: number, to: number): number {
  return Math.max(0, from - at, at - to);
}
