import type { DesignChange } from '../../engine/schema/compare/index.ts';
import type { DesignTree } from '../document/design-tree.ts';
import type { ComparedMark } from '../parts/compared-mark.ts';

/**
 * Marks by node of one side: the earlier one shows what was removed, the later what was added, both what was moved or changed.
 * @param current key of the change that is looked at
 */
export function comparedMarks(
  changes: readonly DesignChange[],
  tree: DesignTree,
  side: 'before' | 'after',
  current: string | undefined,
): ReadonlyMap<string, ComparedMark> {
  const byPlace = new Map([...tree.nodes.values()].map(({ at, key }) => [at, key]));
  const absent = side === 'before' ? 'added' : 'removed';
  const marks = new Map<string, ComparedMark>();
  for (const { part, kinds, at, node, key } of changes) {
    if (part !== 'node' || kinds.includes(absent)) continue;
    // The pointer leads into the document that has the node; in the other one its id does.
    const isThere = side === 'after' || kinds.includes('removed');
    const own = isThere ? byPlace.get(at) : String(node?.id ?? '');
    if (own !== undefined && tree.nodes.has(own)) marks.set(own, { kinds, current: key === current });
  }
  return marks;
}
