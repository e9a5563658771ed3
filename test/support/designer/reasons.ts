import type { DesignTree, TreeNode } from '../../../designer/document/design-tree.ts';
import { isObject, type Json, type JsonObject } from '../../../designer/document/json.ts';
import { valueAt } from '../../../designer/document/patch.ts';
import type { DescriptorMap } from '../../../engine/schema/fields/descriptor.ts';
import type { Finding } from '../../../engine/schema/findings/finding.ts';

/**
 * Says of a finding whether a step from one tree to the next is its reason: it is at a node that came, moved into another
 * scope or became another kind of field, or its place names such a node, or one that went; or a frame's place for pages
 * stands in something else now. For tests.
 */
export function reasonsOf(
  before: DesignTree,
  after: DesignTree,
  descriptors: DescriptorMap,
): (finding: Finding, key: string, document: JsonObject) => boolean {
  const touched = touchedKeys(before, after, descriptors);
  const names = new Set([...touched].flatMap((key) => [...namesOf(before, key), ...namesOf(after, key)]));
  const outletsMoved = outletsOf(before) !== outletsOf(after);
  const lostColumns = ({ code }: Finding, key: string) =>
    code === 'node.noColumns' && (before.nodes.get(key)?.children.length ?? 0) > 0;
  return (finding, key, document) =>
    finding.code === 'screen.outlet'
      ? outletsMoved
      : lostColumns(finding, key) ||
        isInside(after, key, touched) ||
        wordsIn(valueAt(document, saidAt(finding))).some((word) => names.has(word));
}

/** The field that an operator does not suit stands beside it. */
function saidAt({ code, at }: Finding): string {
  return code === 'rule.operator' ? at.slice(0, at.lastIndexOf('/')) : at;
}

function isInside(tree: DesignTree, key: string, containers: ReadonlySet<string>): boolean {
  return (
    containers.has(key) || around(tree, tree.nodes.get(key)?.parent ?? null).some((one) => containers.has(one.key))
  );
}

/** Nodes that do not mean the same in both. */
function touchedKeys(before: DesignTree, after: DesignTree, descriptors: DescriptorMap): Set<string> {
  const keys = new Set([...before.nodes.keys(), ...after.nodes.keys()]);
  const meaningIn = (tree: DesignTree, key: string) => {
    const found = tree.nodes.get(key);
    return found && meaningOf(tree, found, descriptors);
  };
  return new Set([...keys].filter((key) => meaningIn(before, key) !== meaningIn(after, key)));
}

/** By what others name a node. */
function namesOf(tree: DesignTree, key: string): string[] {
  const { id, vModel } = tree.nodes.get(key)?.node ?? {};
  return [id, vModel].filter((name) => typeof name === 'string');
}

/** What a name of the node stands for: its kind, its field, and the scopes that it is in. */
function meaningOf(tree: DesignTree, { node, parent }: TreeNode, descriptors: DescriptorMap): string {
  const scopes = around(tree, parent).filter(({ node: one }) => {
    const descriptor = descriptors.get(kindOf(one));
    // What an unknown widget holds carries no value.
    return !descriptor || descriptor.ownScope === true || descriptor.holds === 'columns';
  });
  return JSON.stringify([kindOf(node), node.vModel, scopes.map(({ key, node: one }) => [key, one.vModel])]);
}

/** The places for pages, each with what it stands in. */
function outletsOf(tree: DesignTree): string {
  const outlets = [...tree.nodes.values()].filter(({ node }) => kindOf(node) === 'routeOutlet');
  return JSON.stringify(
    outlets.map(({ key, parent }) => [key, around(tree, parent).map((one) => [one.key, kindOf(one.node)])]),
  );
}

function around(tree: DesignTree, parent: string | null): TreeNode[] {
  const one = parent === null ? undefined : tree.nodes.get(parent);
  return one ? [one, ...around(tree, one.parent)] : [];
}

function kindOf(node: JsonObject): string {
  return isObject(node.config) && typeof node.config.aditKey === 'string' ? node.config.aditKey : '';
}

/** All words of a value: a formula names several fields, a column of a sub-table the table and the field. */
function wordsIn(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value, ...value.split(/[^\p{L}\p{N}_]+/u)];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  return isObject(value) ? Object.values(value).flatMap(wordsIn) : [];
}
