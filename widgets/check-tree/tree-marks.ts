// Here: a tree whose places are ticked, however many there are.

/** A place of the tree. Several may lead to it by `parentId`; nothing at the top has a parent that is there. */
export interface CheckLine {
  readonly id: string;
  readonly parentId: string;
  readonly fullName: string;
  /** What stands behind the name in small letters. */
  readonly note: string;
  /** A tick on it counts; without it the place only leads to others. */
  readonly isGrantable: boolean;
  /** Whoever looks may change its tick. */
  readonly mayGrant: boolean;
}

export interface CheckNode extends CheckLine {
  readonly children: readonly CheckNode[];
}

/** Lines under what they stand below, in their order. Lines in a circle are left out: nothing leads to them. */
export function nodesOf(lines: readonly CheckLine[]): CheckNode[] {
  const ids = new Set(lines.map(({ id }) => id));
  const below = new Map<string, CheckLine[]>();
  for (const line of lines) {
    const parent = ids.has(line.parentId) ? line.parentId : '';
    const siblings = below.get(parent);
    if (siblings) siblings.push(line);
    else below.set(parent, [line]);
  }
  const branch = (parent: string): CheckNode[] =>
    (below.get(parent) ?? []).map((line) => ({ ...line, children: branch(line.id) }));
  return branch('');
}

/** Places whose name or note has the word, with all that leads to them and all that stands below them. */
export function matching(nodes: readonly CheckNode[], keeps: (node: CheckNode) => boolean): CheckNode[] {
  return nodes.flatMap((node) => {
    if (keeps(node)) return [node];
    const children = matching(node.children, keeps);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

export const withWord = (word: string) => {
  const wanted = word.trim().toLocaleLowerCase();
  return ({ fullName, note }: CheckLine) =>
    fullName.toLocaleLowerCase().includes(wanted) || note.toLocaleLowerCase().includes(wanted);
};

/** Only what is ticked, with what leads to it. */
export function tickedOnly(nodes: readonly CheckNode[], ticked: ReadonlySet<string>): CheckNode[] {
  return nodes.flatMap((node) => {
    const children = tickedOnly(node.children, ticked);
    return ticked.has(node.id) || children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** How a place looks: what counts in it and below it, and how much of that is ticked. */
export interface Mark {
  readonly count: number;
  readonly ticked: number;
  /** Of those, how many may be changed, and how many of these are ticked. */
  readonly free: number;
  readonly freeTicked: number;
}

/** The marks of all places, by id. */
export function marksOf(nodes: readonly CheckNode[], ticked: ReadonlySet<string>): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  const look = (node: CheckNode): Mark => {
    const counts = node.isGrantable ? 1 : 0;
    const free = node.isGrantable && node.mayGrant ? 1 : 0;
    const is = ticked.has(node.id) ? 1 : 0;
    let mark: Mark = { count: counts, ticked: counts * is, free, freeTicked: free * is };
    for (const child of node.children) {
      const below = look(child);
      mark = {
        count: mark.count + below.count,
        ticked: mark.ticked + below.ticked,
        free: mark.free + below.free,
        freeTicked: mark.freeTicked + below.freeTicked,
      };
    }
    marks.set(node.id, mark);
    return mark;
  };
  for (const node of nodes) look(node);
  return marks;
}

/** Every id of some places and below them that counts and may be changed. */
export function freeIds(nodes: readonly CheckNode[]): string[] {
  return nodes.flatMap((node) => [...(node.isGrantable && node.mayGrant ? [node.id] : []), ...freeIds(node.children)]);
}

/** Every place with something below it. */
export function branchIds(nodes: readonly CheckNode[]): string[] {
  return nodes.flatMap((node) => (node.children.length > 0 ? [node.id, ...branchIds(node.children)] : []));
}

/** Ticks after a press: what all of it has is taken away, else the rest is added. Without a sub-tree one place alone. */
export function pressed(node: CheckNode, ticked: ReadonlySet<string>): ReadonlySet<string> {
  const ids = freeIds([node]);
  const next = new Set(ticked);
  if (ids.every((id) => ticked.has(id))) for (const id of ids) next.delete(id);
  else for (const id of ids) next.add(id);
  return next;
}
