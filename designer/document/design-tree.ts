// Here: a document as the designer reads it: tree, pointers, patches, words of nodes; no command, no React.

import { pointer } from '../../engine/schema/findings/finding.ts';
import { isObject, type Json, type JsonObject } from './json.ts';

/** A node of a design, where it stands and what it stands in. */
export interface TreeNode {
  /** The node's id; one without an id, and the later twin of an id, goes by its pointer. Stable while the node has its place. */
  readonly key: string;
  /** JSON pointer in the document. */
  readonly at: string;
  readonly node: JsonObject;
  /** Key of the node around it; null at the top. */
  readonly parent: string | null;
  readonly index: number;
  readonly depth: number;
  /** Keys of its children, in order. */
  readonly children: readonly string[];
}

/** All nodes of a design by key, in document order. */
export interface DesignTree {
  /** Pointer of the list that holds the outermost nodes. */
  readonly rootAt: string;
  readonly roots: readonly string[];
  readonly nodes: ReadonlyMap<string, TreeNode>;
}

const trees = new WeakMap<JsonObject, DesignTree>();

/** The tree of a document: of its own nodes (a screen, a form), or of its form (a model). Worked out once per document. */
export function treeOf(document: JsonObject): DesignTree {
  const known = trees.get(document);
  if (known) return known;
  const tree = readTree(document);
  trees.set(document, tree);
  return tree;
}

/** A node's part of the last tree that it was in. */
interface Subtree {
  readonly self: TreeNode;
  /** The node and all in it, in document order. */
  readonly all: readonly TreeNode[];
}

/** Documents share the nodes that did not change; while such a node has its place, its part of the tree is the same. */
const subtrees = new WeakMap<JsonObject, Subtree>();

function readTree(document: JsonObject): DesignTree {
  const form = isObject(document.form) && Array.isArray(document.form.nodes) ? document.form : undefined;
  const rootAt = Array.isArray(document.nodes) || !form ? '/nodes' : '/form/nodes';
  const list = rootAt === '/nodes' ? document.nodes : form?.nodes;
  const nodes = new Map<string, TreeNode>();
  const visit = (value: Json, at: string, parent: string | null, index: number, depth: number): Subtree | undefined => {
    if (!isObject(value)) return undefined;
    const known = subtrees.get(value);
    if (known && known.self.at === at && known.self.parent === parent && !known.all.some(({ key }) => nodes.has(key))) {
      for (const one of known.all) nodes.set(one.key, one);
      return known;
    }
    const id = typeof value.id === 'string' && value.id !== '' ? value.id : at;
    const key = nodes.has(id) ? at : id;
    const children: string[] = [];
    const self: TreeNode = { key, at, node: value, parent, index, depth, children };
    nodes.set(key, self);
    const all: TreeNode[] = [self];
    let isOwn = key === id;
    childrenOf(value).forEach((child, place) => {
      const found = visit(child, `${at}/config/children/${place}`, key, place, depth + 1);
      if (!found) return;
      children.push(found.self.key);
      if (subtrees.get(found.self.node)?.self !== found.self) isOwn = false;
      all.push(...found.all);
    });
    const subtree = { self, all };
    // A twin's key hangs on the twin before it.
    if (isOwn) subtrees.set(value, subtree);
    return subtree;
  };
  const roots: string[] = [];
  asList(list).forEach((value, index) => {
    const found = visit(value, `${rootAt}/${index}`, null, index, 0);
    if (found) roots.push(found.self.key);
  });
  return { rootAt, roots, nodes };
}

/** The nodes inside a node; none where it holds none. */
export function childrenOf(node: JsonObject): readonly Json[] {
  return isObject(node.config) ? asList(node.config.children) : [];
}

function asList(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** The nodes that stand in a node, in order; none where there is no such node. */
export function nodesIn(tree: DesignTree, key: string): TreeNode[] {
  return (tree.nodes.get(key)?.children ?? []).flatMap((child) => tree.nodes.get(child) ?? []);
}

/** Pointer of the list of children of a node, or of the outermost nodes (null). */
export function listAt(tree: DesignTree, parent: string | null): string {
  const node = parent === null ? undefined : tree.nodes.get(parent);
  return node ? pointer(node.at, 'config', 'children') : tree.rootAt;
}

/** Whether a node stands inside another, at any depth, or is it. */
export function isWithin(tree: DesignTree, key: string, container: string): boolean {
  for (let one: string | null | undefined = key; one != null; one = tree.nodes.get(one)?.parent)
    if (one === container) return true;
  return false;
}

/** Chosen keys without those that stand inside another chosen one, in document order: what a command on them moves or deletes. */
export function outermost(tree: DesignTree, keys: readonly string[]): readonly TreeNode[] {
  const chosen = new Set(keys);
  const order = [...tree.nodes.values()].filter(({ key }) => chosen.has(key));
  return order.filter(({ parent }) => {
    for (let one = parent; one !== null; one = tree.nodes.get(one)?.parent ?? null) if (chosen.has(one)) return false;
    return true;
  });
}
