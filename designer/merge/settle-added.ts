import type { DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import { fieldNamesOf } from '../commands/references/field-names.ts';
import { followFields } from '../commands/references/follow-fields.ts';
import { type DesignTree, type TreeNode, treeOf } from '../document/design-tree.ts';
import { freeName } from '../document/free-names.ts';
import { isObject, type Json, type JsonObject, sameJson } from '../document/json.ts';
import { fieldName } from '../document/node-facts.ts';
import { applyPatch } from '../document/patch.ts';
import { forestOf, withNodes } from './forest.ts';

/**
 * Two people who add nodes get the same ids and names for different ones. The nodes of the first side, which are not saved
 * yet, give way; what names them follows.
 * @param descriptors tell sub-tables, whose columns have names of their own; without them names are left alone
 */
export function settleAdded(
  base: JsonObject,
  mine: JsonObject,
  theirs: JsonObject,
  descriptors: DescriptorMap | undefined,
): JsonObject {
  const [was, here, there] = [treeOf(base), treeOf(mine), treeOf(theirs)];
  const added = (tree: DesignTree) => [...tree.nodes.values()].filter(({ key }) => !was.nodes.has(key));
  const [addedHere, addedThere] = [added(here), added(there)];
  const isSame = ({ key, node }: TreeNode) => sameJson(node, there.nodes.get(key)?.node);
  const own = addedHere.filter((node) => !isSame(node));
  if (own.length === 0 || addedThere.length === 0) return mine;
  const ids = new Set([...was.nodes.keys(), ...here.nodes.keys(), ...there.nodes.keys()]);
  const taken = descriptors ? namesBeside(theirs, mine, descriptors) : undefined;
  const changes = new Map<JsonObject, { id?: string; vModel?: string }>();
  for (const node of own) {
    const id = there.nodes.has(node.key) ? freeId(ids) : undefined;
    const name = fieldName(node.node);
    const vModel = taken?.isTwin(node) ? freeName(name, taken.names) : undefined;
    if (id ?? vModel) changes.set(node.node, { ...(id ? { id } : {}), ...(vModel ? { vModel } : {}) });
  }
  if (changes.size === 0) return mine;
  const settled = withNodes(
    mine,
    forestValues(mine).map((node) => changed(node, changes)),
  );
  const places = new Map([...treeOf(settled).nodes.values()].map((node) => [node.at, node]));
  const { operations } = followFields(mine, settled, descriptors ?? new Map(), ({ at }) => places.get(at));
  return applyPatch(settled, operations);
}

function forestValues(document: JsonObject): Json[] {
  const { nodes, roots } = forestOf(document);
  return roots.map((key) => nodes.get(key)?.value ?? null);
}

function freeId(ids: Set<string>): string {
  let number = ids.size;
  while (ids.has(`n${number}`)) number += 1;
  ids.add(`n${number}`);
  return `n${number}`;
}

/** Names that both sides use, and which nodes of the first side have one that a node of the other side has too. */
function namesBeside(theirs: JsonObject, mine: JsonObject, descriptors: DescriptorMap) {
  const [here, there] = [fieldNamesOf(treeOf(mine), descriptors), fieldNamesOf(treeOf(theirs), descriptors)];
  const names = new Set<string>();
  for (const { fields, columns } of [here, there])
    for (const scope of [fields, ...columns.values()]) for (const name of scope.keys()) names.add(name);
  const isTwin = ({ key, node }: TreeNode) => {
    const name = fieldName(node);
    const table = here.tableOf.get(key);
    const scope = table === undefined ? there.fields : there.columns.get(table);
    return name !== '' && scope?.has(name) === true;
  };
  return { names, isTwin };
}

function changed(value: Json, changes: ReadonlyMap<JsonObject, { id?: string; vModel?: string }>): Json {
  if (!isObject(value)) return value;
  const { config } = value;
  const children = isObject(config) && Array.isArray(config.children) ? config.children : undefined;
  const inside = children?.map((child: Json) => changed(child, changes));
  const isOther = inside?.some((child, index) => child !== children?.[index]) === true;
  const change = changes.get(value);
  if (!change && !isOther) return value;
  return {
    ...value,
    ...change,
    ...(isOther && isObject(config) ? { config: { ...config, children: inside ?? [] } } : {}),
  };
}
