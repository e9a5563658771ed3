type Graph<Thing> = ReadonlyMap<Thing, readonly Thing[]>;

/**
 * The circles of a graph: for each group of things that all lead to one another, the shortest circle through its first
 * member. Takes time linear in things and steps; nothing calls itself, so that no chain is too long.
 * @param graph what each thing leads to; a thing without an entry leads nowhere
 * @returns in the order of the graph's entries; the start of a circle is not repeated at its end
 */
export function findCycles<Thing>(graph: Graph<Thing>): Thing[][] {
  const order = new Map([...graph.keys()].map((thing, index) => [thing, index]));
  const cycles: { first: number; cycle: Thing[] }[] = [];
  for (const group of groupsOf(graph)) {
    const first = Math.min(...group.map((thing) => order.get(thing) ?? 0));
    const start = group.find((thing) => order.get(thing) === first);
    const cycle = start !== undefined && wayBack(start, new Set(group), graph);
    if (cycle) cycles.push({ first, cycle });
  }
  return cycles.sort((a, b) => a.first - b.first).map(({ cycle }) => cycle);
}

interface Visit<Thing> {
  readonly thing: Thing;
  next: number;
}

/** Strongly connected components. Source: R. Tarjan, Depth-first search and linear graph algorithms, 1972. */
function groupsOf<Thing>(graph: Graph<Thing>): Thing[][] {
  const groups: Thing[][] = [];
  const number = new Map<Thing, number>();
  const low = new Map<Thing, number>();
  const open: Thing[] = [];
  const isOpen = new Set<Thing>();
  const lower = (thing: Thing, to: number) => low.set(thing, Math.min(low.get(thing) ?? to, to));

  const explore = (root: Thing) => {
    const visits: Visit<Thing>[] = [];
    const begin = (thing: Thing) => {
      number.set(thing, number.size);
      lower(thing, number.size - 1);
      open.push(thing);
      isOpen.add(thing);
      visits.push({ thing, next: 0 });
    };
    begin(root);
    for (let visit = visits.at(-1); visit; visit = visits.at(-1)) {
      const { thing } = visit;
      const to = graph.get(thing)?.[visit.next];
      visit.next += 1;
      if (to !== undefined) {
        if (!graph.has(to)) continue;
        if (!number.has(to)) begin(to);
        else if (isOpen.has(to)) lower(thing, number.get(to) ?? 0);
        continue;
      }
      visits.pop();
      const parent = visits.at(-1)?.thing;
      if (parent !== undefined) lower(parent, low.get(thing) ?? 0);
      if (low.get(thing) === number.get(thing)) groups.push(close(thing));
    }
  };

  const close = (root: Thing): Thing[] => {
    const group: Thing[] = [];
    for (let thing = open.pop(); thing !== undefined; thing = open.pop()) {
      isOpen.delete(thing);
      group.push(thing);
      if (thing === root) break;
    }
    return group;
  };

  for (const thing of graph.keys()) if (!number.has(thing)) explore(thing);
  return groups;
}

/** The shortest way from a thing to itself inside its group, breadth first. */
function wayBack<Thing>(start: Thing, group: ReadonlySet<Thing>, graph: Graph<Thing>): Thing[] | undefined {
  const cameFrom = new Map<Thing, Thing>();
  const queue: Thing[] = [start];
  for (const thing of queue) {
    for (const to of graph.get(thing) ?? []) {
      if (to === start) return trace(thing, start, cameFrom);
      if (!group.has(to) || cameFrom.has(to)) continue;
      cameFrom.set(to, thing);
      queue.push(to);
    }
  }
  return undefined;
}

function trace<Thing>(end: Thing, start: Thing, cameFrom: ReadonlyMap<Thing, Thing>): Thing[] {
  const way: Thing[] = [];
  for (let thing: Thing | undefined = end; thing !== undefined && thing !== start; thing = cameFrom.get(thing))
    way.push(thing);
  return [start, ...way.reverse()];
}
