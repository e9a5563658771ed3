import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { limits } from '../../engine/schema/limits.ts';
import type { ListLook } from '../../engine/schema/lists/list-type.ts';
import type { Row } from './model.ts';
import type { Group, Records, RowsAnswer } from './use-records.ts';
import {
  type Branch,
  type Branches,
  flatSections,
  groupKey,
  groupSections,
  noBranch,
  readTree,
  rowsOf,
  type Section,
  treeLines,
  withAnswer,
} from './visible-lines.ts';

type AskRows = (
  of: { readonly group: Group['value'] } | { readonly parent: string },
  page: number,
) => Promise<RowsAnswer>;

export interface Sections {
  readonly sections: readonly Section[];
  /** Every row that is shown, in order. */
  readonly rows: readonly Row[];
  /** Opens or closes a group, or a row with rows below it; what is not there yet is asked for. */
  toggle(key: string): void;
  /** Asks for the next rows of a group, or below a row. */
  more(key: string): void;
  /** Closes everything, or opens what is there. */
  fold(isFolded: boolean): void;
  /** Nothing is open. */
  readonly isFolded: boolean;
  /** Of a tree table: what is open now is opened again once the next answer is there. @param also a row to open with it */
  keepOpen(also?: string): void;
}

/** What has come beside an answer, and what of it is open. It goes with its answer: another one begins anew. */
interface Kept {
  readonly of: Records['rows'];
  readonly branches: Branches;
  readonly open: ReadonlySet<string>;
}

/** As many rows are opened again by themselves: each is asked for by itself. */
const reopenedMost = 20;

/** The lines of a list as its layout has them, and what a person opens and closes in it. */
export function useSections(kind: ListLook['kind'], records: Records, pageSize: number, askRows: AskRows): Sections {
  const { rows: answered, groups } = records;
  const read = useMemo(() => (kind === 'tree' ? readTree(records) : null), [kind, records]);
  // Groups stay folded from one answer to the next: their names do not change with the rows.
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [held, setHeld] = useState<Kept | null>(null);
  const kept = useMemo<Kept>(
    () =>
      held?.of === answered
        ? held
        : { of: answered, branches: read?.below ?? new Map(), open: new Set(read ? read.below.keys() : []) },
    [held, answered, read],
  );
  const now = useRef(kept);
  now.current = kept;
  const put = useCallback((next: Kept) => {
    now.current = next;
    setHeld(next);
  }, []);

  const sections = useMemo(() => {
    if (groups) return groupSections(groups, kept.branches, folded);
    if (read) return [{ key: '', head: null, lines: treeLines(read.tops, kept.branches, kept.open) }];
    return flatSections(answered);
  }, [groups, read, kept, folded, answered]);

  const more = useCallback(
    (key: string) => {
      const { of, branches } = now.current;
      const branch = branches.get(key) ?? noBranch;
      if (branch.status === 'loading') return;
      const set = (next: Branch) => {
        if (now.current.of === of) put({ ...now.current, branches: new Map(now.current.branches).set(key, next) });
      };
      const group = groups?.find((one) => groupKey(one) === key);
      const had = (group?.list.length ?? 0) + branch.rows.length;
      set({ ...branch, status: 'loading', message: '' });
      askRows(
        group ? { group: group.value } : { parent: key },
        Math.floor(had / (group ? limits.groupRows : pageSize)) + 1,
      ).then(
        (answer) => set(withAnswer(branch, answer)),
        (error: Error) => set({ ...branch, status: 'failed', message: error.message }),
      );
    },
    [groups, askRows, pageSize, put],
  );
  const toggle = useCallback(
    (key: string) => {
      if (groups) {
        setFolded((known) => withToggled(known, key));
        return;
      }
      const { open, branches } = now.current;
      put({ ...now.current, open: withToggled(open, key) });
      if (!open.has(key) && !branches.has(key)) more(key);
    },
    [groups, more, put],
  );
  const fold = useCallback(
    (isFolded: boolean) => {
      if (groups) setFolded(new Set(isFolded ? groups.map(groupKey) : []));
      else put({ ...now.current, open: new Set(isFolded ? [] : now.current.branches.keys()) });
    },
    [groups, put],
  );
  const wanted = useRef<{ readonly of: Records['rows']; readonly ids: Set<string> } | null>(null);
  const keepOpen = useCallback((also?: string) => {
    const { of, open } = now.current;
    const ids = [...(also === undefined ? [] : [also]), ...open];
    wanted.current = { of, ids: new Set(ids.slice(0, reopenedMost)) };
  }, []);
  // Rows come level by level: with each of them, those that were open below.
  useEffect(() => {
    const { of, ids } = wanted.current ?? {};
    if (!ids || of === answered) return;
    for (const line of sections.flatMap(({ lines }) => lines)) {
      if (line.kind !== 'row' || !line.spot?.hasBelow || !ids.delete(line.row.id)) continue;
      if (!line.spot.isOpen) toggle(line.row.id);
    }
  }, [sections, answered, toggle]);
  const rows = useMemo(() => rowsOf(sections), [sections]);
  const isFolded = groups ? groups.every((one) => folded.has(groupKey(one))) : kept.open.size === 0;
  return { sections, rows, toggle, more, fold, isFolded, keepOpen };
}

function withToggled(known: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(known);
  if (!next.delete(key)) next.add(key);
  return next;
}
