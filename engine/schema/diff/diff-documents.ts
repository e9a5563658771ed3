import type { Language } from '../text/text.ts';
import type { Change, Position } from './change.ts';
import { longestIncreasing } from './longest-increasing.ts';
import {
  childrenOf,
  type Indexed,
  indexNodes,
  isRecord,
  labelOfNode,
  type NodeIndex,
  nodesOf,
  textPathOf,
} from './node-index.ts';
import { propertyChanges } from './property-changes.ts';

/**
 * What was done to a document, as people think of it: nodes added, removed, moved, properties changed. Nodes are told by
 * their id, so that a node keeps its history wherever it goes.
 * @param before @param after documents of any kind within the limits of documents, whatever is wrong with them; of two
 *   nodes with one id the first is compared with the first, the second with the second
 * @param language of the labels
 * @returns removed nodes first, then the others in the order of the later document, then settings of the document.
 *   Empty exactly when the documents are equal but for the order of keys.
 */
export function diffDocuments(before: unknown, after: unknown, language: Language = 'zh'): Change[] {
  const old = indexNodes(before);
  const now = indexNodes(after);
  const moved = movedKeys(old, now);
  const changes: Change[] = [];
  for (const node of old.byKey.values()) {
    if (!now.byKey.has(node.key) && isTop(node, now))
      changes.push({ kind: 'removed', ...naming(node, language), before: node.value });
  }
  for (const node of now.byKey.values()) {
    const was = old.byKey.get(node.key);
    if (!was) {
      if (isTop(node, old)) changes.push({ kind: 'added', ...naming(node, language), after: node.value });
      continue;
    }
    if (moved.has(node.key))
      changes.push({ kind: 'moved', ...naming(node, language), before: positionOf(was), after: positionOf(node) });
    for (const change of propertyChanges(was.value, node.value, skippedIn(was.value, node.value)))
      changes.push({ kind: 'changed', ...naming(node, language), ...change });
  }
  const label = labelOfDocument(after, language);
  for (const change of propertyChanges(before, after, skippedInDocument(before, after)))
    changes.push({ kind: 'changed', id: null, at: '', label, textPath: label, ...change });
  return changes;
}

/** An added or removed node brings its children along, so only the outermost is worth a line. */
function isTop(node: Indexed, other: NodeIndex): boolean {
  return node.parent === null || other.byKey.has(node.parent.key);
}

/** Nodes with another parent, and as few as possible of those whose order changed within their parent. */
function movedKeys(old: NodeIndex, now: NodeIndex): Set<string> {
  const moved = new Set<string>();
  const compare = (siblings: readonly Indexed[]) => {
    const stayed: Indexed[] = [];
    for (const node of siblings) {
      const was = old.byKey.get(node.key);
      if (!was) continue;
      if (was.parent?.key === node.parent?.key) stayed.push(node);
      else moved.add(node.key);
    }
    const kept = longestIncreasing(stayed.map((node) => old.byKey.get(node.key)?.index ?? 0));
    stayed.forEach((node, place) => {
      if (!kept.has(place)) moved.add(node.key);
    });
  };
  compare(now.roots);
  for (const node of now.byKey.values()) compare(node.children);
  return moved;
}

function naming(node: Indexed, language: Language): Pick<Change, 'id' | 'at' | 'label' | 'textPath'> {
  return { id: node.id, at: node.at, label: labelOfNode(node.value, language), textPath: textPathOf(node, language) };
}

function positionOf(node: Indexed): Position {
  return { parent: node.parent?.id ?? null, index: node.index };
}

/** Children are compared as nodes, and then no longer as a property. */
function skippedIn(before: unknown, after: unknown): ReadonlySet<string> {
  return areCompared(nodeListIn(before), nodeListIn(after)) ? childrenSkipped : nothingSkipped;
}
const childrenSkipped: ReadonlySet<string> = new Set(['/config/children']);
const nothingSkipped: ReadonlySet<string> = new Set();

function skippedInDocument(before: unknown, after: unknown): ReadonlySet<string> {
  return new Set(
    ['/nodes', '/form/nodes'].filter((at) => areCompared(documentListAt(before, at), documentListAt(after, at))),
  );
}

/** What stands where a list of nodes may: such a list, nothing, or something else. */
type NodeList = readonly unknown[] | undefined | 'other';

/** A list that is empty on one side and missing on the other has no node that would tell of the difference. */
function areCompared(before: NodeList, after: NodeList): boolean {
  if (before === 'other' || after === 'other') return false;
  return before === undefined || after === undefined ? (before ?? after ?? []).length > 0 : true;
}

function nodeListIn(node: unknown): NodeList {
  const config = isRecord(node) ? node.config : undefined;
  const stored = isRecord(config) ? config.children : undefined;
  return stored === undefined ? undefined : (childrenOf(node) ?? 'other');
}

function documentListAt(document: unknown, at: string): NodeList {
  const found = nodesOf(document);
  if (found?.at === at) return found.nodes;
  const holder = at === '/nodes' ? document : isRecord(document) ? document.form : undefined;
  return isRecord(holder) && holder.nodes !== undefined ? 'other' : undefined;
}

function labelOfDocument(document: unknown, language: Language): string {
  if (!isRecord(document)) return '';
  return labelOfNode({ config: { label: document.fullName ?? document.title } }, language);
}
