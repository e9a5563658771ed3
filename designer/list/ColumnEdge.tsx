import type { PointerEvent } from 'react';
import { useRef } from 'react';
import { fittingWidth } from './column-width.ts';

interface Props {
  /** px */
  readonly width: number;
  /** Shows a width that is not written yet; null: the drag is over. */
  onDraw(width: number | null): void;
  onWidth(width: number): void;
}

/** The right edge of a column, drawn wider or narrower by a pointer; keys and the settings do the same. */
export function ColumnEdge({ width, onDraw, onWidth }: Props) {
  const from = useRef<{ x: number; width: number; now: number } | null>(null);
  const end = (isDone: boolean) => {
    const drag = from.current;
    from.current = null;
    if (!drag) return;
    onDraw(null);
    if (isDone && drag.now !== drag.width) onWidth(drag.now);
  };
  return (
    <span
      className="adit-design-list-edge"
      aria-hidden="true"
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, width, now: width };
      }}
      onPointerMove={({ clientX }) => {
        const drag = from.current;
        if (!drag) return;
        drag.now = fittingWidth(drag.width + clientX - drag.x);
        onDraw(drag.now);
      }}
      onPointerUp={() => end(true)}
      onPointerCancel={() => end(false)}
    />
  );
}
