import type { DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import { standBeside } from '../document/arrangement.ts';
import type { DesignTree, TreeNode } from '../document/design-tree.ts';
import { aditKeyOf, descriptorOf } from '../document/node-facts.ts';
import type { Box, DropFound } from './drag-source.ts';
import { distance, dropSide } from './drop-side.ts';

/** Marks of the page by which places are found: a node on the canvas, a row of the outline, the sheet, what scrolls. */
export const dropMarks = {
  node: 'data-design-key',
  row: 'data-design-row',
  root: 'data-design-root',
  scroll: 'data-design-scroll',
} as const;

/** Strip along the upper and lower edge of a group that means beside it, px. */
const edgePx = 8;

/** The place that a point of the window means; null outside canvas and outline, and over what is carried itself. */
export function findDrop(
  x: number,
  y: number,
  tree: DesignTree,
  descriptors: DescriptorMap,
  carried: ReadonlySet<string>,
): DropFound | null {
  const element = document.elementFromPoint(x, y);
  if (!element) return null;
  const row = element.closest<HTMLElement>(`[${dropMarks.row}]`);
  if (row) return rowDrop(row, y, tree, descriptors, carried);
  const root = element.closest<HTMLElement>(`[${dropMarks.root}]`);
  if (!root) return null;
  const hit = element.closest<HTMLElement>(`[${dropMarks.node}]`);
  const node = hit && root.contains(hit) ? tree.nodes.get(hit.dataset.designKey ?? '') : undefined;
  if (!hit || !node) return inside(root, root, null, tree, descriptors, carried, x, y);
  if (isCarried(node, tree, carried)) return null;
  const box = hit.getBoundingClientRect();
  const onEdge = y < box.top + edgePx || y > box.bottom - edgePx;
  if (holdsOf(node, descriptors) && !onEdge) return inside(root, hit, node, tree, descriptors, carried, x, y);
  return beside(root, hit, node, tree, descriptors, x, y);
}

function inside(
  root: HTMLElement,
  frame: HTMLElement,
  node: TreeNode | null,
  tree: DesignTree,
  descriptors: DescriptorMap,
  carried: ReadonlySet<string>,
  x: number,
  y: number,
): DropFound | null {
  const children = node ? node.children : tree.roots;
  let nearest: { element: HTMLElement; child: TreeNode } | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const key of children) {
    const child = tree.nodes.get(key);
    const element = child && drawn(root, key);
    if (!child || !element || carried.has(key)) continue;
    const far = distance(element.getBoundingClientRect(), x, y);
    if (far < least) {
      least = far;
      nearest = { element, child };
    }
  }
  if (!nearest) {
    // Only what is carried stands there, or nothing does.
    const mark = plainBox(frame.getBoundingClientRect());
    return { parent: node?.key ?? null, index: children.length, side: 'into', beside: node?.key ?? null, mark };
  }
  // Of panes one is open: what is dropped on their frame is meant for it.
  if (node && descriptors.get(keyOf(node))?.holds === 'panes' && !holdsPane(carried, tree)) {
    return inside(root, nearest.element, nearest.child, tree, descriptors, carried, x, y);
  }
  return beside(root, nearest.element, nearest.child, tree, descriptors, x, y);
}

function beside(
  root: HTMLElement,
  element: HTMLElement,
  node: TreeNode,
  tree: DesignTree,
  descriptors: DescriptorMap,
  x: number,
  y: number,
): DropFound {
  const parent = node.parent === null ? undefined : tree.nodes.get(node.parent);
  const siblings = parent ? parent.children : tree.roots;
  const place = siblings.indexOf(node.key);
  const boxOf = (key: string | undefined) => (key ? drawn(root, key)?.getBoundingClientRect() : undefined);
  const { side, mark } = dropSide(
    {
      box: element.getBoundingClientRect(),
      previous: boxOf(siblings[place - 1]),
      next: boxOf(siblings[place + 1]),
      list: (element.parentElement ?? element).getBoundingClientRect(),
      beside: parent !== undefined && areBeside(parent, descriptors),
    },
    x,
    y,
  );
  return { parent: node.parent, index: node.index + (side === 'after' ? 1 : 0), side, beside: node.key, mark };
}

function rowDrop(
  row: HTMLElement,
  y: number,
  tree: DesignTree,
  descriptors: DescriptorMap,
  carried: ReadonlySet<string>,
): DropFound | null {
  const node = tree.nodes.get(row.dataset.designRow ?? '');
  const box = row.getBoundingClientRect();
  if (!node) return { parent: null, index: tree.roots.length, side: 'into', beside: null, mark: plainBox(box) };
  if (isCarried(node, tree, carried)) return null;
  const share = (y - box.top) / box.height;
  if (holdsOf(node, descriptors) && share > 0.25 && share < 0.75) {
    return { parent: node.key, index: node.children.length, side: 'into', beside: node.key, mark: plainBox(box) };
  }
  const after = share >= 0.5;
  const mark = { left: box.left, top: after ? box.bottom : box.top, width: box.width, height: 0 };
  return {
    parent: node.parent,
    index: node.index + (after ? 1 : 0),
    side: after ? 'after' : 'before',
    beside: node.key,
    mark,
  };
}

function drawn(root: HTMLElement, key: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[${dropMarks.node}="${CSS.escape(key)}"]`);
}

function isCarried(node: TreeNode, tree: DesignTree, carried: ReadonlySet<string>): boolean {
  for (let one: TreeNode | undefined = node; one; one = one.parent === null ? undefined : tree.nodes.get(one.parent))
    if (carried.has(one.key)) return true;
  return false;
}

function holdsPane(carried: ReadonlySet<string>, tree: DesignTree): boolean {
  return [...carried].some((key) => {
    const node = tree.nodes.get(key);
    return node !== undefined && keyOf(node) === 'pane';
  });
}

function holdsOf(node: TreeNode, descriptors: DescriptorMap) {
  return descriptors.get(keyOf(node))?.holds;
}

/** Whether what stands in a container stands side by side. */
function areBeside({ node }: TreeNode, descriptors: DescriptorMap): boolean {
  const descriptor = descriptorOf(node, descriptors);
  return descriptor?.holds === 'columns' || standBeside(node, descriptor);
}

function keyOf({ node }: TreeNode): string {
  return aditKeyOf(node);
}

function plainBox({ left, top, width, height }: DOMRect): Box {
  return { left, top, width, height };
}
