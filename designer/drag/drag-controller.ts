// Here: dragging by pointer: what is carried, where it may drop, what is shown meanwhile.

import { treeOf } from '../document/design-tree.ts';
import type { DesignStore } from '../history/design-store.ts';
import { sameFound, scrollNear, swallowClick, swallowClickOnRelease } from './drag-page.ts';
import type { DragSource, DropFound, DropPlace } from './drag-source.ts';
import { dropMarks, findDrop } from './find-drop.ts';

/** What is shown while something is carried. A new object only when the place is another one. */
export interface DragState {
  readonly source: DragSource;
  readonly found: DropFound | null;
  /** Why it cannot stand there, in words; null when it can. */
  readonly refused: string | null;
}

/** What the commands say of a drop, and how one is given. */
export interface DropRules {
  reason(source: DragSource, place: DropPlace): string | null;
  drop(source: DragSource, place: DropPlace): boolean;
}

export interface DragController {
  state(): DragState | null;
  subscribe(listener: () => void): () => void;
  /** Told each move of the pointer, outside of React. */
  onMove(listener: (x: number, y: number) => void): () => void;
  /** Told after a drop was done: `row` when it was let go on the outline. */
  onDropped(listener: (on: 'canvas' | 'row') => void): () => void;
  /**
   * A pointer went down on something that can be carried. It is picked up after a few px, on a touch screen after it
   * rested, so that a finger can still scroll.
   */
  press(event: PointerEvent, pick: () => DragSource | null, rules: DropRules): void;
  /**
   * While something is carried, a finger does not scroll, and its long press opens no menu of the browser. A browser
   * asks before the finger is down whether anybody may want to hold it: so this is on for as long as the design is open.
   * @returns how to end it
   */
  holdPage(): () => void;
}

const slackPx = 4;
const restMs = 350;
const controllers = new WeakMap<DesignStore, DragController>();

/** One drag for a design, whichever part of the designer it starts in. */
export function dragOf(store: DesignStore): DragController {
  const known = controllers.get(store);
  if (known) return known;
  const made = createDragController(store);
  controllers.set(store, made);
  return made;
}

function createDragController(store: DesignStore): DragController {
  let state: DragState | null = null;
  let stop: (() => void) | null = null;
  const listeners = new Set<() => void>();
  const movers = new Set<(x: number, y: number) => void>();
  const droppers = new Set<(on: 'canvas' | 'row') => void>();
  const add = <Listener>(set: Set<Listener>, listener: Listener) => {
    set.add(listener);
    return () => {
      set.delete(listener);
    };
  };
  const set = (next: DragState | null) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const press: DragController['press'] = (event, pick, rules) => {
    if (event.button !== 0 || stop) return;
    const touch = event.pointerType === 'touch';
    const { pointerId, clientX: startX, clientY: startY } = event;
    let [x, y] = [startX, startY];
    let frame = 0;
    let carried: ReadonlySet<string> = new Set();
    const over = new AbortController();
    const { signal } = over;

    const held =
      event.target instanceof Element ? event.target.closest(`button, [${dropMarks.node}], [${dropMarks.row}]`) : null;

    const begin = () => {
      const source = pick();
      if (!source) return end();
      held?.setAttribute('data-carried', '');
      carried = new Set(source.kind === 'nodes' ? source.keys : []);
      document.getSelection()?.removeAllRanges();
      set({ source, found: null, refused: null });
      look();
    };
    const look = () => {
      if (!state) return;
      for (const mover of movers) mover(x, y);
      const scrolled = scrollNear(x, y);
      const found = findDrop(x, y, treeOf(store.state().document), store.descriptors, carried);
      if (!sameFound(found, state.found)) {
        set({ ...state, found, refused: found && rules.reason(state.source, found) });
      }
      frame = scrolled ? requestAnimationFrame(look) : 0;
    };
    const end = () => {
      over.abort();
      held?.removeAttribute('data-carried');
      clearTimeout(resting);
      cancelAnimationFrame(frame);
      stop = null;
      if (state) set(null);
    };
    const resting = touch ? setTimeout(begin, restMs) : undefined;
    stop = end;

    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      [x, y] = [moved.clientX, moved.clientY];
      if (!state) {
        if (Math.hypot(x - startX, y - startY) < slackPx) return;
        if (touch) return end();
        return begin();
      }
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    const release = (up: PointerEvent) => {
      if (up.pointerId !== pointerId) return;
      if (!state) return end();
      [x, y] = [up.clientX, up.clientY];
      cancelAnimationFrame(frame);
      look();
      const { source, found, refused } = state;
      end();
      swallowClick();
      if (!found || refused !== null) return;
      const on = document.elementFromPoint(x, y)?.closest(`[${dropMarks.row}]`) ? 'row' : 'canvas';
      if (rules.drop(source, found)) for (const dropper of droppers) dropper(on);
    };
    const giveUp = (key: KeyboardEvent) => {
      if (!state || key.key !== 'Escape') return;
      key.preventDefault();
      key.stopImmediatePropagation();
      end();
      swallowClickOnRelease();
    };
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', release, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('blur', end, { signal });
    window.addEventListener('keydown', giveUp, { signal, capture: true });
  };

  return {
    state: () => state,
    subscribe: (listener) => add(listeners, listener),
    onMove: (listener) => add(movers, listener),
    onDropped: (listener) => add(droppers, listener),
    press,
    holdPage: () => {
      const over = new AbortController();
      const { signal } = over;
      const hold = (gesture: Event) => {
        if (state && gesture.cancelable) gesture.preventDefault();
      };
      window.addEventListener('touchmove', hold, { signal, passive: false });
      window.addEventListener('contextmenu', hold, { signal });
      return () => over.abort();
    },
  };
}
