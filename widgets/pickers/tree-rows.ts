import { nodeKey, type PickerNode } from './sources/picker-node.ts';

/** What has come of one level. */
export interface Branch {
  readonly parent: PickerNode | null;
  readonly list: readonly PickerNode[];
  readonly total: number;
  readonly pages: number;
  readonly status: 'loading' | 'failed' | 'ready';
  readonly message: string;
}

export type Branches = ReadonlyMap<string, Branch>;
export const rootKey = '';
export const branchKey = (parent: PickerNode | null) => (parent ? nodeKey(parent) : rootKey);

/** A line of a tree: a place, or that more of a level is to come. */
export type TreeRow =
  | {
      readonly kind: 'node';
      /** Tells it from the others: a person stands in each of his departments. */
      readonly key: string;
      readonly node: PickerNode;
      readonly level: number;
      /** Its place among its siblings, from 1, and how many those are. */
      readonly at: number;
      readonly of: number;
      readonly isOpen: boolean;
      readonly isWaiting: boolean;
    }
  | { readonly kind: 'more'; readonly branch: Branch; readonly level: number };

export type NodeRow = Extract<TreeRow, { readonly kind: 'node' }>;

/** The lines that are shown, from the top down. What stands in a circle is shown where it is met first. */
export function treeRows(branches: Branches, open: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = [];
  const seen = new Set<string>();
  const visit = (key: string, level: number) => {
    const branch = branches.get(key);
    if (!branch || seen.has(key)) return;
    seen.add(key);
    branch.list.forEach((node, index) => {
      const own = nodeKey(node);
      const isOpen = node.hasChildren && open.has(own);
      const isWaiting = isOpen && branches.get(own)?.status === 'loading' && branches.get(own)?.pages === 0;
      rows.push({
        kind: 'node',
        key: `${key} ${own}`,
        node,
        level,
        at: index + 1,
        of: branch.total,
        isOpen,
        isWaiting,
      });
      if (isOpen) visit(own, level + 1);
    });
    if (branch.list.length > 0 && branch.list.length < branch.total) rows.push({ kind: 'more', branch, level });
  };
  visit(rootKey, 1);
  return rows;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/** The row that a key leads to from another one; undefined: the key leads nowhere. */
export function rowAfter(rows: readonly NodeRow[], at: number, key: string): NodeRow | undefined {
  const step = steps[key];
  if (step !== undefined) return rows[Math.min(rows.length - 1, Math.max(0, at + step))];
  if (key === 'Home') return rows[0];
  if (key === 'End') return rows.at(-1);
  const row = rows[at];
  if (!row) return undefined;
  if (key === 'ArrowRight') return row.isOpen && rows[at + 1]?.level === row.level + 1 ? rows[at + 1] : undefined;
  if (key === 'ArrowLeft' && !row.isOpen) return rows.slice(0, at).findLast(({ level }) => level === row.level - 1);
  return undefined;
}

/** The next row whose words begin as somebody types, the same again and again leading on. */
export function rowBeginning(rows: readonly NodeRow[], at: number, typed: string): NodeRow | undefined {
  const word = typed.toLowerCase();
  const isNext = new Set(word).size === 1;
  const from = isNext ? at + 1 : at;
  const around = [...rows.slice(from), ...rows.slice(0, from)];
  const start = isNext ? word.slice(0, 1) : word;
  return around.find(({ node }) => node.label.toLowerCase().startsWith(start));
}
