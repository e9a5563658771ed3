import { limits } from '../schema/limits.ts';

/** A stretch of fields that is either drawn with its widgets or stands as light, findable text. */
export interface VisibleBlock {
  readonly names: readonly string[];
  /** Draws the widgets now, before the next line of code. */
  mount(): void;
  isMounted(): boolean;
}

/** Which blocks of a document there are, and which are near the view. */
export interface BlockVisibility {
  readonly enabled: boolean;
  /** Blocks out of view cost no layout, drawn with their widgets or not. */
  readonly contained: boolean;
  add(element: Element, block: VisibleBlock, onNear: (near: boolean) => void): () => void;
  blockOf(name: string): VisibleBlock | undefined;
  blocks(): Iterable<VisibleBlock>;
}

/** One observer for all blocks of a document; blocks within the margin of the view count as near. */
export function createBlockVisibility(enabled: boolean, contained = enabled): BlockVisibility {
  const byName = new Map<string, VisibleBlock>();
  const all = new Set<VisibleBlock>();
  const listeners = new Map<Element, (near: boolean) => void>();
  let observer: IntersectionObserver | undefined;
  const observerNow = () => {
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const entry of entries) listeners.get(entry.target)?.(entry.isIntersecting);
      },
      { rootMargin: `${limits.windowMarginPx}px 0px` },
    );
    return observer;
  };
  return {
    enabled,
    contained,
    add(element, block, onNear) {
      all.add(block);
      for (const name of block.names) byName.set(name, block);
      listeners.set(element, onNear);
      observerNow().observe(element);
      return () => {
        all.delete(block);
        for (const name of block.names) if (byName.get(name) === block) byName.delete(name);
        listeners.delete(element);
        observer?.unobserve(element);
      };
    },
    blockOf: (name) => byName.get(name),
    blocks: () => all,
  };
}
