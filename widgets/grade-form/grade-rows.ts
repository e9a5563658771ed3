import type { GradePlace } from '../../engine/schema/calls/index.ts';
import {
  cellOf,
  cellStates,
  type GradeCell,
  type GradeLayer,
  type GradeRight,
  type GradeScope,
  gradeCells,
  gradeLayers,
  gradeRights,
} from '../../engine/schema/grants/grade.ts';

/** A place as it stands in the tree. */
export interface GradeNode {
  readonly id: string;
  readonly fullName: string;
  readonly enCode: string;
  readonly depth: number;
  readonly parent: GradeNode | undefined;
  readonly children: readonly GradeNode[];
  /** Cells that whoever looks cannot change. */
  readonly fixed: ReadonlySet<GradeCell>;
}

/** Cells that are on, by place. */
export type Ticks = ReadonlyMap<string, ReadonlySet<GradeCell>>;

const none: ReadonlySet<GradeCell> = new Set();
export const ticksAt = (ticks: Ticks, id: string): ReadonlySet<GradeCell> => ticks.get(id) ?? none;

/** Places under each other, in their order; what stands in a circle is left out. */
export function gradeNodes(places: readonly GradePlace[]): GradeNode[] {
  const below = new Map<string, GradePlace[]>();
  for (const place of places) {
    const siblings = below.get(place.parentId);
    if (siblings) siblings.push(place);
    else below.set(place.parentId, [place]);
  }
  const branch = (parentId: string, parent: GradeNode | undefined): GradeNode[] =>
    (below.get(parentId) ?? []).map((place) => {
      const { id, fullName, enCode } = place;
      const fixed = new Set(gradeCells.filter((cell) => place[cell] >= cellStates.yesFixed));
      const children: GradeNode[] = [];
      const node = { id, fullName, enCode, depth: (parent?.depth ?? -1) + 1, parent, children, fixed };
      children.push(...branch(id, node));
      return node;
    });
  return branch('0', undefined);
}

export const ticksOf = (places: readonly GradePlace[]): Ticks =>
  new Map(
    places.map((place) => [
      place.id,
      new Set(gradeCells.filter((cell) => place[cell] === cellStates.yes || place[cell] === cellStates.yesFixed)),
    ]),
  );

/** Whether what stands above a place gives it the right already. */
export function isImplied({ parent }: GradeNode, right: GradeRight, ticks: Ticks): boolean {
  for (let above = parent; above; above = above.parent)
    if (ticksAt(ticks, above.id).has(cellOf('subLayer', right))) return true;
  return false;
}

/** The rows that are in sight: of branches that are open, or of those that a word is in with what leads to it. */
export function rowsInSight(nodes: readonly GradeNode[], open: ReadonlySet<string>, word: string): GradeNode[] {
  const wanted = word.trim().toLocaleLowerCase();
  const has = ({ fullName, enCode }: GradeNode) =>
    fullName.toLocaleLowerCase().includes(wanted) || enCode.toLocaleLowerCase().includes(wanted);
  const found = (node: GradeNode): GradeNode[] => {
    const children = node.children.flatMap(found);
    return children.length > 0 || has(node) ? [node, ...children] : [];
  };
  const shown = (node: GradeNode): GradeNode[] => [node, ...(open.has(node.id) ? node.children.flatMap(shown) : [])];
  return nodes.flatMap(wanted === '' ? shown : found);
}

/** Add, Edit and Delete come with View, and go with it; what is fixed stays. */
function turned(node: GradeNode, now: ReadonlySet<GradeCell>, cell: GradeCell, isOn: boolean): ReadonlySet<GradeCell> {
  if (node.fixed.has(cell) || now.has(cell) === isOn) return now;
  const layer = layerOf(cell);
  const view = cellOf(layer, 'Select');
  const next = new Set(now);
  if (isOn) {
    if (cell !== view && !now.has(view)) {
      if (node.fixed.has(view)) return now;
      next.add(view);
    }
    return next.add(cell);
  }
  next.delete(cell);
  if (cell !== view) return next;
  for (const right of gradeRights) {
    const other = cellOf(layer, right);
    if (other === view || !next.has(other)) continue;
    // What is fixed needs the view.
    if (node.fixed.has(other)) return now;
    next.delete(other);
  }
  return next;
}

const layerOf = (cell: GradeCell): GradeLayer => gradeLayers.find((layer) => cell.startsWith(layer)) ?? 'thisLayer';

/** @param nodes one row, or all of a column */
export function withCell(ticks: Ticks, nodes: readonly GradeNode[], cell: GradeCell, isOn: boolean): Ticks {
  const next = new Map(ticks);
  for (const node of nodes) next.set(node.id, turned(node, ticksAt(next, node.id), cell, isOn));
  return next;
}

/** Below a place the same counts as in itself. */
export function withSameBelow(ticks: Ticks, node: GradeNode): Ticks {
  let next = ticks;
  for (const right of gradeRights) {
    const isOn = ticksAt(ticks, node.id).has(cellOf('thisLayer', right));
    next = withCell(next, [node], cellOf('subLayer', right), isOn);
  }
  return next;
}

export const allNodes = (nodes: readonly GradeNode[]): GradeNode[] =>
  nodes.flatMap((node) => [node, ...allNodes(node.children)]);

/** How much of a column is on, of what may be changed. */
export function columnState(nodes: readonly GradeNode[], ticks: Ticks, cell: GradeCell) {
  const free = nodes.filter(({ fixed }) => !fixed.has(cell));
  const on = free.filter(({ id }) => ticksAt(ticks, id).has(cell)).length;
  return { isOn: on > 0 && on === free.length, isSome: on > 0 && on < free.length, isFixed: free.length === 0 };
}

/** What is sent: places with anything on; those that are out of sight of whoever sets it stay as they were. */
export function scopesOf(ticks: Ticks, before: readonly GradeScope[]): GradeScope[] {
  const seen = [...ticks].flatMap(([organizeId, on]): GradeScope[] => {
    const cells = gradeCells.map((cell) => [cell, on.has(cell) ? 1 : 0] as const);
    return on.size === 0 ? [] : [{ organizeId, ...(Object.fromEntries(cells) as Record<GradeCell, number>) }]; // one for each cell
  });
  return [...seen, ...before.filter(({ organizeId }) => !ticks.has(organizeId))];
}
