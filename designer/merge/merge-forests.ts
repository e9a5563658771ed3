import { sameJson } from '../document/json.ts';
import type { Forest, Tree } from './forest.ts';

/** A node that one side took out and the other changed, with what stands in it as the other side has it. */
export interface Kept {
  readonly key: string;
  /** Which side took it out. */
  readonly removedBy: 'mine' | 'theirs';
}

export interface Survivors {
  /** Key of the node around each node that is there in the end. */
  readonly parents: Map<string, string | null>;
  readonly kept: readonly Kept[];
  /** Nodes that both sides put into different containers. */
  readonly contested: readonly string[];
}

/** Which nodes there are in the end, and in which container each stands. */
export function mergeForests(base: Forest, mine: Forest, theirs: Forest): Survivors {
  const needed = new Set<string>();
  for (;;) {
    const survivors = mergeWith(needed, base, mine, theirs);
    const { parents } = survivors;
    const missing = [...parents.values()].filter((key) => key !== null && !parents.has(key));
    if (missing.length === 0) return survivors;
    // Moves that undo one another end where the first side has them: in a container that the other side took out.
    for (const key of missing) if (key !== null) needed.add(key);
  }
}

/** @param needed what stays although one side took it out and the other left it alone */
function mergeWith(needed: ReadonlySet<string>, base: Forest, mine: Forest, theirs: Forest): Survivors {
  const gone = new Set<string>();
  const kept: Kept[] = [];
  settleRemoved({ base, without: mine, other: theirs, removedBy: 'mine', needed }, gone, kept);
  settleRemoved({ base, without: theirs, other: mine, removedBy: 'theirs', needed }, gone, kept);
  const parents = new Map<string, string | null>();
  const contested: string[] = [];
  for (const key of new Set([...mine.nodes.keys(), ...theirs.nodes.keys()])) {
    if (gone.has(key)) continue;
    const [was, here, there] = [base, mine, theirs].map((forest) => forest.nodes.get(key)?.parent);
    if (here === undefined || there === undefined) parents.set(key, here ?? there ?? null);
    else if (here === there || there === was) parents.set(key, here);
    else if (here === was) parents.set(key, there);
    else {
      parents.set(key, here);
      contested.push(key);
    }
  }
  contested.push(...breakCycles(parents, mine));
  return { parents, kept, contested };
}

interface Removal {
  readonly base: Forest;
  readonly without: Forest;
  readonly other: Forest;
  readonly removedBy: Kept['removedBy'];
  readonly needed: ReadonlySet<string>;
}

/**
 * What one side took out goes, unless the other side changed it or something in it: then all of it stays until somebody has
 * decided.
 */
function settleRemoved({ base, without, other, removedBy, needed }: Removal, gone: Set<string>, kept: Kept[]): void {
  const isRemoved = (key: string) => base.nodes.has(key) && !without.nodes.has(key);
  const visit = (node: Tree) => {
    if (!isRemoved(node.key)) return;
    const around = node.parent;
    if (around !== null && isRemoved(around)) return;
    const inside = removedWith(node, base, other, isRemoved);
    if (inside.some((one) => needed.has(one.key) || isTouched(one, base, isRemoved)))
      kept.push({ key: node.key, removedBy });
    else for (const one of inside) if (isRemoved(one.key)) gone.add(one.key);
  };
  for (const node of other.nodes.values()) visit(node);
}

/** A removed node and what stands in it; of a node in it that the removing side moved out before, not what it holds. */
function removedWith(node: Tree, base: Forest, other: Forest, isRemoved: (key: string) => boolean): Tree[] {
  if (base.nodes.has(node.key) && !isRemoved(node.key)) return [node];
  const inside = node.children.flatMap((key) => {
    const child = other.nodes.get(key);
    return child ? removedWith(child, base, other, isRemoved) : [];
  });
  return [node, ...inside];
}

function isTouched(node: Tree, base: Forest, isRemoved: (key: string) => boolean): boolean {
  const was = base.nodes.get(node.key);
  if (!was) return true;
  // Moved in by this side, or only moved out by the other: that is settled where it stands.
  if (!isRemoved(node.key)) return was.parent !== node.parent;
  return was.parent !== node.parent || !sameJson(was.own, node.own);
}

/** Two moves that put each container into the other: the second side's do not count. */
function breakCycles(parents: Map<string, string | null>, mine: Forest): string[] {
  const broken: string[] = [];
  for (const start of parents.keys()) {
    const way = new Set<string>();
    let one: string | null | undefined = start;
    while (one != null && !way.has(one)) {
      way.add(one);
      one = parents.get(one);
    }
    if (one == null) continue;
    for (const key of way) {
      const here = mine.nodes.get(key);
      if (!here || parents.get(key) === here.parent) continue;
      parents.set(key, here.parent);
      broken.push(key);
    }
  }
  return broken;
}
