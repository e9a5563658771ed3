import type { DescriptorMap } from '../../../engine/schema/fields/descriptor.ts';
import { type DesignTree, type TreeNode, treeOf } from '../../document/design-tree.ts';
import type { JsonObject } from '../../document/json.ts';
import { fieldName } from '../../document/node-facts.ts';
import type { Operation } from '../../document/patch.ts';
import { fieldNamesOf } from './field-names.ts';
import { type Site, sitesOfDocument, sitesOfNode } from './reference-places.ts';
import { codeFor, resolveCode } from './resolve-code.ts';

export interface Followed {
  /** Write the new names; their pointers are those of the later document. */
  readonly operations: readonly Operation[];
  /** References that were written anew. */
  readonly count: number;
  /** References whose field is gone, or cannot be named from where they stand. */
  readonly lost: number;
  /** References that would mean another field. */
  readonly captured: number;
}

/** Which node of the later document a node has become; undefined when it is gone. */
export type SameNode = (before: TreeNode) => TreeNode | undefined;

/**
 * Makes every reference of a design mean what it meant before fields were renamed, moved or taken out.
 * @param after the document after that; its references are still the old ones
 */
export function followFields(
  before: JsonObject,
  after: JsonObject,
  descriptors: DescriptorMap,
  same: SameNode = sameNode(treeOf(after)),
): Followed {
  const old = writing(treeOf(before), descriptors);
  const now = writing(treeOf(after), descriptors);
  const operations: Operation[] = [];
  let count = 0;
  let lost = 0;
  let captured = 0;
  const become = new Map<string, TreeNode | undefined>();
  const sameKey = (key: string) => {
    if (become.has(key)) return become.get(key);
    const node = old.tree.nodes.get(key);
    const found = node && same(node);
    become.set(key, found);
    return found;
  };

  const followSite = (site: Site, from: TreeNode | null, to: TreeNode | null) => {
    const was = old.at(from?.key ?? null);
    const is = now.at(to?.key ?? null);
    let changed = 0;
    const follow = (code: string) => {
      const meaning = resolveCode(site.style, code, was);
      if (!meaning) return code;
      const target = sameKey(meaning.key);
      const name = target && (site.style === 'node' ? String(target.node.id) : fieldName(target.node));
      const written = target && name ? codeFor(site.style, meaning, { key: target.key, name }, is) : undefined;
      const means = resolveCode(site.style, written ?? code, is)?.key;
      if (means !== undefined && means !== target?.key) captured += 1;
      else if (means === undefined) lost += 1;
      if (written === undefined || written === code.trim()) return code;
      changed += 1;
      return written;
    };
    const value = site.rewrite(follow);
    const op = site.isUnsaid ? 'add' : 'replace';
    if (changed > 0) operations.push({ op, path: `${to?.at ?? ''}${site.at}`, value });
    count += changed;
  };

  for (const node of old.tree.nodes.values()) {
    const sites = sitesOfNode(node.node, descriptors);
    const to = sites.length > 0 ? sameKey(node.key) : undefined;
    if (to) for (const site of sites) followSite(site, node, to);
  }
  for (const site of sitesOfDocument(before)) followSite(site, null, null);
  return { operations, count, lost, captured };
}

/** Told apart by reference, since nodes that did not change keep theirs; else by id. */
export function sameNode(after: DesignTree): SameNode {
  let byNode: ReadonlyMap<JsonObject, TreeNode> | undefined;
  return ({ key, at, node }) => {
    const now = after.nodes.get(key);
    if (now?.node === node) return now;
    byNode ??= new Map([...after.nodes.values()].map((one) => [one.node, one]));
    return byNode.get(node) ?? (key === at ? undefined : now);
  };
}

/** How many references outside some nodes mean those nodes or fields in them. */
export function referencesTo(document: JsonObject, keys: readonly string[], descriptors: DescriptorMap): number {
  const tree = treeOf(document);
  const { at } = writing(tree, descriptors);
  const gone = new Set<string>();
  const take = (key: string) => {
    gone.add(key);
    for (const child of tree.nodes.get(key)?.children ?? []) take(child);
  };
  for (const key of keys) take(key);
  const count = (sites: readonly Site[], key: string | null) =>
    sites
      .flatMap(({ style, codes }) => codes.map((code) => resolveCode(style, code, at(key))))
      .filter((meaning) => meaning !== undefined && gone.has(meaning.key)).length;
  let references = count(sitesOfDocument(document), null);
  for (const { key, node } of tree.nodes.values()) {
    if (gone.has(key)) continue;
    const sites = sitesOfNode(node, descriptors);
    if (sites.length > 0) references += count(sites, key);
  }
  return references;
}

/** A tree as those who write references into it see it. */
function writing(tree: DesignTree, descriptors: DescriptorMap) {
  const names = fieldNamesOf(tree, descriptors);
  const hasNode = (id: string) => tree.nodes.has(id);
  const nameOf = (key: string) => {
    const found = tree.nodes.get(key);
    return found ? fieldName(found.node) : '';
  };
  return { tree, at: (key: string | null) => ({ names, key, hasNode, nameOf }) };
}
