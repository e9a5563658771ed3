import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import type { Zone } from '../document/list-edit.ts';
import { dropPlace } from './drop-place.ts';
import { type Incoming, useListPane } from './list-context.ts';

/** px that a pointer moves before a press is a drag. */
const leastPx = 6;

/** A field of the form, dragged into a zone that takes it; Esc calls it off. The ticks and their keys do the same. */
export function useFieldDrag(takes: (zone: Zone) => boolean, onDrop: (incoming: Incoming) => void) {
  const { bring } = useListPane();
  const [dragging, setDragging] = useState(false);
  const end = useRef<() => void>(() => {});
  useEffect(() => () => end.current(), []);
  const start = (press: ReactPointerEvent<HTMLElement>) => {
    if (press.button !== 0 || !press.isPrimary) return;
    // The ticks are pressed, not dragged.
    if (press.target instanceof Element && press.target.closest('label, input')) return;
    const { clientX, clientY } = press;
    let isDrag = false;
    let now: Incoming | null = null;
    const move = (event: PointerEvent) => {
      if (!isDrag && Math.hypot(event.clientX - clientX, event.clientY - clientY) < leastPx) return;
      isDrag = true;
      setDragging(true);
      now = placeUnder(event.clientX, event.clientY, takes);
      bring(now);
    };
    const finish = (isDone: boolean) => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', key);
      end.current = () => {};
      setDragging(false);
      bring(null);
      if (isDone && now) onDrop(now);
    };
    const up = () => finish(true);
    const cancel = () => finish(false);
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') finish(false);
    };
    end.current = () => finish(false);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', key);
  };
  return { start, dragging };
}

const zones = ['columnList', 'searchList'] as const;

/** The zone under a pointer that takes the field, and where in it: the whole card of the zone counts. */
function placeUnder(x: number, y: number, takes: (zone: Zone) => boolean): Incoming | null {
  const card = document.elementFromPoint(x, y)?.closest('.adit-design-list-zone');
  const zone = zones.find((one) => card?.querySelector(`[data-zone-of="${one}"]`));
  if (!card || !zone || !takes(zone)) return null;
  const boxes = [...card.querySelectorAll(`[data-zone="${zone}"]`)].map((one) => one.getBoundingClientRect());
  return { zone, before: dropPlace(boxes, x, y) };
}
