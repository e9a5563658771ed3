import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { nodeKey, type PickerNode, type PickerTab } from './sources/picker-node.ts';
import { type Branch, type Branches, branchKey, rootKey, treeRows } from './tree-rows.ts';

const nothing: Branch = { parent: null, list: [], total: 0, pages: 0, status: 'loading', message: '' };

/**
 * What can be chosen from, level by level and page by page, or what a word is in. Another question drops the answers that
 * are still on their way.
 * @param tab null: nothing is asked
 */
export function useLevels(tab: PickerTab | null, keyword: string) {
  const [branches, setBranches] = useState<Branches>(new Map());
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const turn = useRef(new AbortController());

  const load = useCallback(
    async (branch: Branch) => {
      const { signal } = turn.current;
      const key = branchKey(branch.parent);
      const put = (next: Branch) => {
        if (!signal.aborted) setBranches((known) => new Map(known).set(key, next));
      };
      put({ ...branch, status: 'loading', message: '' });
      try {
        const page = branch.pages + 1;
        const answer = await tab?.ask({ parent: branch.parent, keyword, page, signal });
        if (answer) put(withPage(branch, answer));
        // A company alone is no choice: what stands in it is.
        const [only] = answer?.list ?? [];
        if (branch.parent === null && !keyword && answer?.total === 1 && only?.hasChildren && !signal.aborted) {
          setOpen(new Set([nodeKey(only)]));
          await load({ ...nothing, parent: only });
        }
      } catch (error) {
        put({ ...branch, status: 'failed', message: error instanceof Error ? error.message : String(error) });
      }
    },
    [tab, keyword],
  );
  useEffect(() => {
    const own = new AbortController();
    turn.current = own;
    setBranches(new Map());
    setOpen(new Set());
    void load(nothing);
    return () => own.abort();
  }, [load]);

  const enter = useCallback(
    (node: PickerNode) => {
      if (!branches.has(nodeKey(node))) void load({ ...nothing, parent: node });
    },
    [branches, load],
  );
  const toggle = useCallback(
    (node: PickerNode) => {
      const key = nodeKey(node);
      setOpen((known) => {
        const next = new Set(known);
        if (!next.delete(key)) next.add(key);
        return next;
      });
      enter(node);
    },
    [enter],
  );
  const more = useCallback(
    (branch: Branch) => {
      if (branch.status === 'ready' && branch.list.length < branch.total) void load(branch);
    },
    [load],
  );
  const failed = [...branches.values()].filter(({ status }) => status === 'failed');
  const again = () => {
    for (const branch of failed) void load(branch);
  };
  const rows = useMemo(() => treeRows(branches, open), [branches, open]);
  return { branches, root: branches.get(rootKey) ?? nothing, rows, failed, toggle, enter, more, again };
}

export type Levels = ReturnType<typeof useLevels>;

/** A row that has come before is not there twice; a level that has become shorter meanwhile ends where it does. */
function withPage(
  branch: Branch,
  { list, total }: { readonly list: readonly PickerNode[]; readonly total: number },
): Branch {
  const had = new Set(branch.list.map(nodeKey));
  const all = [...branch.list, ...list.filter((node) => !had.has(nodeKey(node)))];
  const most = list.length === 0 ? all.length : total;
  return {
    ...branch,
    list: all,
    total: Math.max(most, all.length),
    pages: branch.pages + 1,
    status: 'ready',
    message: '',
  };
}
