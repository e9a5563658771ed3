import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import type { EntryPlace, Zone } from '../document/list-edit.ts';
import { dropPlace } from './drop-place.ts';
import { useListPane } from './list-context.ts';

/** px that a pointer moves before a press is a drag. */
const leastPx = 6;

/** Where a dragged entry would be put: before this index. */
export interface Drop {
  readonly id: string;
  readonly before: number;
}

/** Order by drag, inside one zone; Esc calls it off. @param way upright: of the rows of the order panel */
export function useEntryDrag(
  zone: Zone,
  onMove: (place: EntryPlace, before: number) => void,
  way: 'lines' | 'upright' = 'lines',
) {
  const { incoming } = useListPane();
  const [drop, setDrop] = useState<Drop | null>(null);
  const end = useRef<() => void>(() => {});
  useEffect(() => () => end.current(), []);
  const start = (id: string) => (press: ReactPointerEvent<HTMLElement>) => {
    if (press.button !== 0 || !press.isPrimary) return;
    const isUpright = way === 'upright';
    const around = press.currentTarget.closest(isUpright ? '[data-order-of]' : `[data-zone-of="${zone}"]`);
    if (!around) return;
    const { clientX, clientY } = press;
    let now: Drop | null = null;
    const move = (event: PointerEvent) => {
      if (now === null && Math.hypot(event.clientX - clientX, event.clientY - clientY) < leastPx) return;
      const entries = around.querySelectorAll(isUpright ? '[data-order]' : `[data-zone="${zone}"]`);
      const boxes = [...entries].map((one) => one.getBoundingClientRect());
      now = { id, before: dropPlace(boxes, event.clientX, event.clientY, way) };
      setDrop(now);
    };
    const up = () => finish(true);
    const cancel = () => finish(false);
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') finish(false);
    };
    const finish = (isDone: boolean) => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', key);
      end.current = () => {};
      setDrop(null);
      if (isDone && now) onMove({ zone, id }, now.before);
    };
    end.current = () => finish(false);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', key);
  };
  /** Which edge of an entry is marked. */
  const edgeOf = (index: number, count: number) => {
    const before = drop?.before ?? (way === 'lines' && incoming?.zone === zone ? incoming.before : null);
    if (before === null) return undefined;
    if (before === index) return 'before';
    return before === count && index === count - 1 ? 'after' : undefined;
  };
  return { start, edgeOf, dragged: drop?.id ?? null };
}
