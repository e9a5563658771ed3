import type { ReactNode } from 'react';

/* Small drawings of the types of lists, 56 × 36, in the colours of the page. */
const head = <rect x="0" y="0" width="56" height="7" rx="1.5" className="adit-draw-head" />;
const row = (y: number, x = 3, width = 50, name = 'adit-draw-row') => (
  <rect key={`${x} ${y}`} x={x} y={y} width={width} height="3" rx="1" className={name} />
);

export const typeDrawings: Readonly<Record<number, ReactNode>> = {
  1: [head, ...[11, 18, 25, 32].map((y) => row(y))],
  2: (
    <>
      <rect x="0" y="0" width="15" height="36" rx="1.5" className="adit-draw-head" />
      {row(4, 3, 9, 'adit-draw-mark')}
      {row(11, 5, 8)}
      {row(18, 5, 8)}
      {[4, 11, 18, 25, 32].map((y) => row(y, 19, 36))}
    </>
  ),
  3: (
    <>
      <rect x="0" y="0" width="56" height="6" rx="1.5" className="adit-draw-head" />
      {row(1.5, 3, 14, 'adit-draw-mark')}
      {row(9)}
      {row(14)}
      <rect x="0" y="20" width="56" height="6" rx="1.5" className="adit-draw-head" />
      {row(21.5, 3, 18, 'adit-draw-mark')}
      {row(29)}
    </>
  ),
  4: (
    <>
      {head}
      {row(11)}
      <rect x="2" y="17" width="24" height="8" rx="1.5" className="adit-draw-frame" />
      <rect x="29" y="17" width="25" height="8" rx="1.5" className="adit-draw-frame" />
      {row(29)}
    </>
  ),
  5: (
    <>
      {head}
      {row(11, 3, 50, 'adit-draw-mark')}
      {row(18, 11, 42)}
      {row(25, 11, 42)}
      {row(32, 19, 34)}
    </>
  ),
};
