import type { DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import { treeOf } from '../document/design-tree.ts';
import { type FreeNames, freeName } from '../document/free-names.ts';
import { isObject, type Json, type JsonObject } from '../document/json.ts';
import { fieldName, isTable } from '../document/node-facts.ts';
import { applyPatch } from '../document/patch.ts';
import { followFields } from './references/follow-fields.ts';

/**
 * Copies of nodes for a design: ids and field names that it has taken become free ones, and what names them inside the
 * copies follows. The columns of a copied sub-table keep their names, which are its own.
 */
export function copyNodes(nodes: readonly JsonObject[], descriptors: DescriptorMap, names: FreeNames): JsonObject[] {
  const renamed = nodes.map((node) => copyNode(node, descriptors, names, names.fieldName));
  const copied: JsonObject = { nodes: renamed };
  const places = new Map([...treeOf(copied).nodes.values()].map((node) => [node.at, node]));
  // Copies stand to one another as what they are copies of.
  const { operations } = followFields({ nodes }, copied, descriptors, ({ at }) => places.get(at));
  const { nodes: followed } = applyPatch(copied, operations);
  return Array.isArray(followed) ? followed.filter(isObject) : renamed;
}

function copyNode(
  node: JsonObject,
  descriptors: DescriptorMap,
  names: FreeNames,
  nameOf: (wish: string) => string,
): JsonObject {
  const name = fieldName(node);
  const { config } = node;
  const children = isObject(config) && Array.isArray(config.children) ? config.children : undefined;
  const taken = new Set<string>();
  const inside = isTable(node, descriptors) ? (wish: string) => freeName(wish, taken) : nameOf;
  const copied = (child: Json) => (isObject(child) ? copyNode(child, descriptors, names, inside) : child);
  const newName = name === '' ? '' : nameOf(name);
  const { columnName, ...rest } = isObject(config) ? config : {};
  // What it is a copy of has the column already.
  const own = newName === name && columnName !== undefined ? { ...rest, columnName } : rest;
  return {
    ...node,
    id: names.id(node.id),
    ...(name === '' ? {} : { vModel: newName }),
    ...(isObject(config) ? { config: children ? { ...own, children: children.map(copied) } : own } : {}),
  };
}
