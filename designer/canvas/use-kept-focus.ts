import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { treeOf } from '../document/design-tree.ts';
import { dragOf } from '../drag/drag-controller.ts';
import { dropMarks } from '../drag/find-drop.ts';
import { useDesign, useDesigner } from '../parts/designer-context.ts';
import { afterFrame } from './after-frame.ts';

interface Kept {
  /** Whether the focus belongs in this part: it is there, or what had it is gone. */
  held: boolean;
  /** The tool of a node that had it, to be found again at the same node elsewhere. */
  tool: string | null;
}

/**
 * Keeps the focus of a part of the designer at the chosen node: a command that moves, adds or removes nodes never leaves
 * it on the page's body, and never takes it from another part.
 * @param find the element of a node, drawn now
 * @param on by the end of a drag that ends in this part, the focus comes here
 */
export function useKeptFocus(
  part: RefObject<HTMLElement | null>,
  find: (key: string) => HTMLElement | null,
  on: 'canvas' | 'row',
): void {
  const { store } = useDesigner();
  const document_ = useDesign((state) => state.document);
  const selection = useDesign((state) => state.selection);
  const kept = useRef<Kept>({ held: false, tool: null });
  const shownPlace = useRef<string | null>(null);

  useEffect(() => {
    const element = part.current;
    if (!element) return;
    const enter = ({ target }: FocusEvent) => {
      kept.current = { held: true, tool: (target instanceof HTMLElement && target.dataset.tool) || null };
    };
    // Without a next owner it was lost, not given away: what had it is gone, or the window lost it as a whole.
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) kept.current = { held: false, tool: null };
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    const undrop = dragOf(store).onDropped((where) => {
      kept.current = { held: where === on, tool: null };
      const [first] = store.state().selection;
      if (where === on && first !== undefined) find(first)?.focus({ preventScroll: true });
    });
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
      undrop();
    };
  }, [part, store, on, find]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each change of the design and of the choice
  useLayoutEffect(() => {
    const [first] = selection;
    const element = first === undefined ? null : find(first);
    const active = document.activeElement;
    const lost = active === null || active === document.body || !active.isConnected;
    const inside = part.current?.contains(active) ?? false;
    if (kept.current.held && (lost || inside)) {
      const owner = active?.closest<HTMLElement>('[data-design-key], [data-design-row]');
      const key = owner?.dataset.designKey ?? owner?.dataset.designRow;
      const atChosen = !lost && key !== undefined && selection.includes(key);
      if (!atChosen && element) {
        const { tool } = kept.current;
        const same = tool === null ? null : element.querySelector<HTMLElement>(`[data-tool="${tool}"]`);
        (same ?? element).focus({ preventScroll: true });
      } else if (!element && lost)
        part.current?.querySelector<HTMLElement>('[role="tree"], [role="application"]')?.focus({ preventScroll: true });
    }
    // Where it stands: a change of what it is moves nothing out of view. The outline brings its lines into view itself.
    const place = on === 'canvas' && first !== undefined ? `${first} ${treeOf(document_).nodes.get(first)?.at}` : null;
    if (!element || place === shownPlace.current) return;
    shownPlace.current = place;
    if (place === null) return;
    return afterFrame(() => bringIntoView(element));
  }, [document_, selection]);
}

/** Scrolls only where something is out of view: asked of an element that is in view, a browser still measures all around it. */
function bringIntoView(element: HTMLElement) {
  const frame = element.closest(`[${dropMarks.scroll}]`)?.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  // Its tools stand above it: the same room as its `scroll-margin`.
  const high = frame && box.top - 40 >= frame.top && box.bottom + 40 <= frame.bottom;
  const wide = frame && box.left >= frame.left && box.right <= frame.right;
  if (high && wide) return;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
