import type { Row } from './model.ts';
import type { Group, Records, RowsAnswer, TreePlace } from './use-records.ts';

/** Where a row of a tree table stands on the page. */
export interface TreeSpot {
  readonly level: number;
  /** Rows stand below it, shown or not. */
  readonly hasBelow: boolean;
  readonly isOpen: boolean;
  readonly isWaiting: boolean;
  /** Leads to what was asked for, and is not it. */
  readonly isOnWay: boolean;
}

/** What stands in one line of a list. */
export type Line =
  | { readonly kind: 'row'; readonly row: Row; readonly spot?: TreeSpot }
  /** There is more to be had here. `key`: of the group, or id of the row above. */
  | {
      readonly kind: 'more';
      readonly key: string;
      readonly left: number;
      readonly level: number;
      readonly status: BranchStatus;
      readonly message: string;
    };

export interface GroupHead {
  readonly key: string;
  readonly group: Group;
  readonly isOpen: boolean;
}

/** Lines that stand together; under a head where the list is grouped. */
export interface Section {
  readonly key: string;
  readonly head: GroupHead | null;
  readonly lines: readonly Line[];
}

export type BranchStatus = 'ready' | 'loading' | 'failed';

/** Rows of a group or below a row, as far as they have come. */
export interface Branch {
  readonly rows: readonly Row[];
  readonly places: readonly TreePlace[];
  readonly total: number;
  readonly status: BranchStatus;
  /** Why they have not come. */
  readonly message: string;
}

export type Branches = ReadonlyMap<string, Branch>;

export const noBranch: Branch = { rows: [], places: [], total: 0, status: 'ready', message: '' };

export const groupKey = ({ value }: Group) => JSON.stringify(value);

/** With the rows of another page; a row that has come before is not there twice. */
export function withAnswer(known: Branch, { list, pagination, tree = [] }: RowsAnswer): Branch {
  const had = new Set(known.rows.map(({ id }) => id));
  const fresh = list.filter(({ id }) => !had.has(id));
  const ids = new Set(fresh.map(({ id }) => id));
  return {
    rows: [...known.rows, ...fresh],
    places: [...known.places, ...tree.filter(({ id }) => ids.has(id))],
    total: pagination.total,
    status: 'ready',
    message: '',
  };
}

/** The rows of a page one under the other. */
export function flatSections(rows: readonly Row[]): Section[] {
  return [{ key: '', head: null, lines: rows.map((row) => ({ kind: 'row', row })) }];
}

export function groupSections(groups: readonly Group[], branches: Branches, folded: ReadonlySet<string>): Section[] {
  return groups.map((group) => {
    const key = groupKey(group);
    const branch = branches.get(key) ?? noBranch;
    const known = new Set(group.list.map(({ id }) => id));
    const rows = [...group.list, ...branch.rows.filter(({ id }) => !known.has(id))];
    const isOpen = !folded.has(key);
    const lines: Line[] = rows.map((row) => ({ kind: 'row', row }));
    const left = group.count - rows.length;
    const { status, message } = branch;
    if (left > 0) lines.push({ kind: 'more', key, left, level: 1, status, message });
    return { key, head: { key, group, isOpen }, lines: isOpen ? lines : [] };
  });
}

/** What an answer of a tree table has said of its rows: the topmost ones, and those below each that came with it. */
export function readTree({ rows, places }: Pick<Records, 'rows' | 'places'>): {
  tops: Branch;
  below: Map<string, Branch>;
} {
  const below = new Map<string, Branch>();
  const tops = { rows: [] as Row[], places: [] as TreePlace[] };
  const way: string[] = [];
  rows.forEach((row, index) => {
    const place = places?.[index];
    if (!place) return;
    const above = way[place.level - 2];
    way.length = place.level - 1;
    way.push(row.id);
    if (above === undefined) {
      tops.rows.push(row);
      tops.places.push(place);
      return;
    }
    const known = below.get(above) ?? noBranch;
    const next = { ...known, rows: [...known.rows, row], places: [...known.places, place] };
    below.set(above, { ...next, total: next.rows.length });
  });
  return { tops: { ...noBranch, ...tops, total: tops.rows.length }, below };
}

/** The lines of a tree table; a row that stands in a circle is shown where it is met first. */
export function treeLines(tops: Branch, branches: Branches, open: ReadonlySet<string>): Line[] {
  const lines: Line[] = [];
  const seen = new Set<string>();
  const visit = ({ rows, places }: Branch, level: number) => {
    rows.forEach((row, index) => {
      if (seen.has(row.id)) return;
      seen.add(row.id);
      const branch = branches.get(row.id);
      const place = places[index];
      const isOpen = open.has(row.id);
      const isWaiting = branch?.status === 'loading';
      const spot = {
        level,
        hasBelow: (place?.children ?? 0) > 0,
        isOpen,
        isWaiting,
        isOnWay: place?.isMatch === false,
      };
      lines.push({ kind: 'row', row, spot });
      if (!isOpen || !branch) return;
      visit(branch, level + 1);
      const left = branch.total - branch.rows.length;
      const { status, message } = branch;
      if (left > 0 || status === 'failed')
        lines.push({ kind: 'more', key: row.id, left, level: level + 1, status, message });
    });
  };
  visit(tops, 1);
  return lines;
}

export function rowsOf(sections: readonly Section[]): Row[] {
  return sections.flatMap(({ lines }) => lines.flatMap((line) => (line.kind === 'row' ? [line.row] : [])));
}
