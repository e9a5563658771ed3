import type { Choice } from '../../../engine/schema/calls/index.ts';

/** A row before it has found its place. */
export type ChoiceRow = Omit<Choice, 'hasChildren' | 'children'>;

const depthMost = 64;
export const rootId = '0';

/**
 * Rows under their parents, in their order, each looked at once. One whose parent is not among them is topmost; what
 * stands in a circle, or deeper than 64 levels, is left out.
 */
export function choiceTree(rows: readonly ChoiceRow[]): Choice[] {
  const ids = new Set(rows.map(({ id }) => id));
  const below = byParent(rows.map((row) => (ids.has(row.parentId) ? row : { ...row, parentId: rootId })));
  const branch = (parentId: string, depth: number): Choice[] =>
    depth > depthMost
      ? []
      : (below.get(parentId) ?? []).map((row) => {
          const children = branch(row.id, depth + 1);
          return { ...row, children, hasChildren: children.length > 0 };
        });
  return branch(rootId, 1);
}

/** Without the branches that hold nothing of a type. */
export function branchesWith(type: Choice['type'], tree: readonly Choice[]): Choice[] {
  return tree.flatMap((choice) => {
    if (choice.type === type) return [choice];
    const children = branchesWith(type, choice.children);
    return children.length > 0 ? [{ ...choice, children, hasChildren: true }] : [];
  });
}

/** Ids of some rows and of all that stand below them. */
export function idsBelow(
  rows: readonly { readonly id: string; readonly parentId: string }[],
  from: readonly string[],
): ReadonlySet<string> {
  const below = byParent(rows);
  const found = new Set(from);
  // Grows while it is walked: each row is looked at once, whatever stands in a circle.
  for (const id of found) for (const row of below.get(id) ?? []) found.add(row.id);
  return found;
}

function byParent<Row extends { readonly id: string; readonly parentId: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> {
  const below = new Map<string, Row[]>();
  for (const row of rows) {
    // One with the id of the root would have everything, itself too, below it.
    if (row.id === rootId) continue;
    const siblings = below.get(row.parentId);
    if (siblings) siblings.push(row);
    else below.set(row.parentId, [row]);
  }
  return below;
}
