import type { DesignTree } from '../document/design-tree.ts';

/** A line of the outline: a node, with what ARIA wants to know of its place. */
export interface OutlineRow {
  readonly key: string;
  /** From 1; the design itself is on level 1, its nodes on 2. */
  readonly level: number;
  readonly position: number;
  readonly size: number;
  /** Null where nothing is inside. */
  readonly open: boolean | null;
}

/** Key of the line that stands for the design itself: no node has it, ids are not empty. */
export const designRow = '';

/**
 * The lines that are seen: all nodes whose containers are open. While something is searched for, what was found and
 * the containers around it, all open.
 * @param found keys that were found; null: nobody searches
 */
export function outlineRows(
  tree: DesignTree,
  closed: ReadonlySet<string>,
  found: ReadonlySet<string> | null,
): readonly OutlineRow[] {
  const open = tree.roots.length > 0 ? found !== null || !closed.has(designRow) : null;
  const rows: OutlineRow[] = [{ key: designRow, level: 1, position: 1, size: 1, open }];
  const wanted = found && withAround(tree, found);
  const visit = (keys: readonly string[], level: number) => {
    const seen = wanted ? keys.filter((key) => wanted.has(key)) : keys;
    seen.forEach((key, index) => {
      const node = tree.nodes.get(key);
      if (!node) return;
      const inside = wanted ? node.children.some((child) => wanted.has(child)) : node.children.length > 0;
      const isOpen = inside ? wanted !== null || !closed.has(key) : null;
      rows.push({ key, level, position: index + 1, size: seen.length, open: isOpen });
      if (isOpen) visit(node.children, level + 1);
    });
  };
  if (open) visit(tree.roots, 2);
  return rows;
}

function withAround(tree: DesignTree, found: ReadonlySet<string>): ReadonlySet<string> {
  const all = new Set<string>();
  for (const key of found)
    for (let one: string | null = key; one !== null && !all.has(one); one = tree.nodes.get(one)?.parent ?? null)
      all.add(one);
  return all;
}

/** All containers around a node: those that have to be open for it to be seen. */
export function around(tree: DesignTree, key: string): readonly string[] {
  const keys: string[] = [];
  for (let one = tree.nodes.get(key)?.parent ?? null; one !== null; one = tree.nodes.get(one)?.parent ?? null)
    keys.push(one);
  return keys;
}

/** What an arrow key of the tree does on a line. Source: ARIA Authoring Practices, tree view pattern. */
export type OutlineStep =
  | { readonly kind: 'go'; readonly key: string }
  | { readonly kind: 'open' | 'close'; readonly key: string }
  | { readonly kind: 'openSiblings'; readonly level: number };

export function outlineStep(
  rows: readonly OutlineRow[],
  at: number,
  key: string,
  find: (from: number, letter: string) => number,
): OutlineStep | null {
  const row = rows[at];
  if (!row) return null;
  const go = (index: number): OutlineStep | null => {
    const to = rows[index];
    return to && index !== at ? { kind: 'go', key: to.key } : null;
  };
  switch (key) {
    case 'ArrowDown':
      return go(at + 1);
    case 'ArrowUp':
      return go(at - 1);
    case 'Home':
      return go(0);
    case 'End':
      return go(rows.length - 1);
    case 'ArrowRight':
      if (row.open === null) return null;
      return row.open ? go(at + 1) : { kind: 'open', key: row.key };
    case 'ArrowLeft':
      if (row.open) return { kind: 'close', key: row.key };
      return go(rows.findLastIndex((one, index) => index < at && one.level < row.level));
    case '*':
      return { kind: 'openSiblings', level: row.level };
    default:
      return [...key].length === 1 && /[\p{L}\p{N}]/u.test(key) ? go(find(at, key)) : null;
  }
}
