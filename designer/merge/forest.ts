import { childrenOf, treeOf } from '../document/design-tree.ts';
import { isObject, type Json, type JsonObject } from '../document/json.ts';
import { valueAt } from '../document/patch.ts';

/** A node as a merge knows it. */
export interface Tree {
  /** The id, and how often it came before; of a node without one, how many of them. */
  readonly key: string;
  readonly id: string;
  readonly value: Json;
  /** The node without the nodes in it. */
  readonly own: Json;
  readonly parent: string | null;
  readonly index: number;
  readonly children: readonly string[];
}

export interface Forest {
  readonly nodes: ReadonlyMap<string, Tree>;
  readonly roots: readonly string[];
  /** The document without its nodes. */
  readonly rest: JsonObject;
}

/** The nodes of a document, told apart by id, and what is left of it without them. */
export function forestOf(document: JsonObject): Forest {
  const nodes = new Map<string, Tree>();
  const seen = new Map<string, number>();
  const add = (value: Json, parent: string | null, index: number): string => {
    const id = isObject(value) && typeof value.id === 'string' ? value.id : '';
    const count = seen.get(id) ?? 0;
    seen.set(id, count + 1);
    const key = JSON.stringify([id, count]);
    const inside = isObject(value) ? childrenOf(value) : [];
    const children: string[] = [];
    nodes.set(key, { key, id, value, own: withChildren(value, []), parent, index, children });
    inside.forEach((child, place) => {
      children.push(add(child, key, place));
    });
    return key;
  };
  const { rootAt } = treeOf(document);
  const list = valueAt(document, rootAt);
  const roots = Array.isArray(list) ? list.map((value: Json, index) => add(value, null, index)) : [];
  return { nodes, roots, rest: Array.isArray(list) ? withNodes(document, []) : document };
}

/** A document with other nodes. */
export function withNodes(document: JsonObject, nodes: readonly Json[]): JsonObject {
  const { rootAt } = treeOf(document);
  if (rootAt === '/nodes') return { ...document, nodes };
  return { ...document, form: { ...(isObject(document.form) ? document.form : {}), nodes } };
}

/** A node with other children; one that holds no list of them has none. */
export function withChildren(node: Json, children: readonly Json[]): Json {
  if (!isObject(node) || !isObject(node.config)) return node;
  if (!Array.isArray(node.config.children) && children.length === 0) return node;
  return { ...node, config: { ...node.config, children } };
}
