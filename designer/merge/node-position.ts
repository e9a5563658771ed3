import type { JsonObject } from '../document/json.ts';
import type { Forest } from './forest.ts';

/** Where a node stands: in which node (null: none), behind which sibling (null: as the first). */
export interface NodePosition extends JsonObject {
  readonly parent: string | null;
  readonly behind: string | null;
}

/** A node inside one that a side took out, where that side has it. */
export interface Staying {
  readonly id: string;
  readonly standing: NodePosition;
}

export function positionOf({ nodes, roots }: Forest, key: string): NodePosition | undefined {
  const node = nodes.get(key);
  if (!node) return undefined;
  const around = node.parent === null ? undefined : nodes.get(node.parent);
  const siblings = around ? around.children : roots;
  const before = nodes.get(siblings[node.index - 1] ?? '');
  return { parent: around?.id ?? null, behind: before?.id ?? null };
}

/** Key of the node around another, as the merge or a side has it. */
export type ParentOf = (key: string) => string | null | undefined;

/**
 * What the side that took a node out still has of the nodes that stand in it now, or will when a move is taken from the
 * other side; each behind the node around it.
 */
export function stayingIn(key: string, removing: Forest, parents: readonly ParentOf[]): Staying[] {
  const isInside = (one: string) => parents.some((parentOf) => isBelow(one, key, parentOf));
  return [...removing.nodes.values()].flatMap((one) => {
    const standing = one.id !== '' && isInside(one.key) ? positionOf(removing, one.key) : undefined;
    return standing ? [{ id: one.id, standing }] : [];
  });
}

function isBelow(one: string, key: string, parentOf: ParentOf): boolean {
  for (let around = parentOf(one); around != null; around = parentOf(around)) if (around === key) return true;
  return false;
}
