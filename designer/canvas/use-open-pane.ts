import { useState, useSyncExternalStore } from 'react';
import { treeOf } from '../document/design-tree.ts';
import type { DesignState } from '../history/design-store.ts';
import { useCanvas } from './parts/canvas-context.ts';

/** Which pane of a container is open: the one that the choice stands in, else the one that was open last, else the first. */
export function useOpenPane(container: string, panes: readonly string[]): string | undefined {
  const { store } = useCanvas();
  const chosen = useSyncExternalStore(store.subscribe, () => paneOfChoice(store.state(), container));
  const [last, setLast] = useState<string | null>(chosen);
  // Kept while drawing, so that the pane stays open once the choice goes elsewhere.
  if (chosen !== null && chosen !== last) setLast(chosen);
  const open = chosen ?? last;
  return open !== null && panes.includes(open) ? open : panes[0];
}

/** The child of a container that the first chosen node is or stands in. */
function paneOfChoice({ document, selection }: DesignState, container: string): string | null {
  const { nodes } = treeOf(document);
  for (let node = nodes.get(selection[0] ?? ''); node; node = node.parent === null ? undefined : nodes.get(node.parent))
    if (node.parent === container) return node.key;
  return null;
}
