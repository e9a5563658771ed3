import { pointer } from '../findings/pointer.ts';
import type { LocalText } from '../text/local-text.ts';
import { localText } from '../text/local-text.ts';
import type { Language } from '../text/text.ts';

/** A node of a document as the comparison knows it. */
export interface Indexed {
  /** The id; a later twin of it, and a node without one, is told apart by how often the id came before. */
  readonly key: string;
  readonly id: string;
  readonly value: unknown;
  readonly at: string;
  readonly parent: Indexed | null;
  readonly index: number;
  readonly children: readonly Indexed[];
}

export interface NodeIndex {
  readonly roots: readonly Indexed[];
  /** In document order, each node before its children. */
  readonly byKey: ReadonlyMap<string, Indexed>;
}

/** Every node of a document of any kind, whatever is wrong with it. */
export function indexNodes(document: unknown): NodeIndex {
  const byKey = new Map<string, Indexed>();
  const seen = new Map<string, number>();
  const add = (value: unknown, at: string, parent: Indexed | null, index: number): Indexed => {
    const id = isRecord(value) && typeof value.id === 'string' ? value.id : '';
    const count = seen.get(id) ?? 0;
    seen.set(id, count + 1);
    const children: Indexed[] = [];
    const key = JSON.stringify([id, count]);
    const node: Indexed = { key, id, value, at, parent, index, children };
    byKey.set(key, node);
    childrenOf(value)?.forEach((child, place) => {
      children.push(add(child, pointer(at, 'config', 'children', place), node, place));
    });
    return node;
  };
  const { nodes, at } = nodesOf(document) ?? { nodes: [], at: '' };
  const roots = nodes.map((node, index) => add(node, pointer(at, index), null, index));
  return { roots, byKey };
}

/** The nodes of a document and where they stand: in a model they are those of its form. A list document has none. */
export function nodesOf(document: unknown): { nodes: readonly unknown[]; at: string } | undefined {
  if (isRecord(document) && Array.isArray(document.nodes)) return { nodes: document.nodes, at: '/nodes' };
  const form = isRecord(document) ? document.form : undefined;
  if (isRecord(form) && Array.isArray(form.nodes)) return { nodes: form.nodes, at: '/form/nodes' };
  return undefined;
}

/** The list of children; undefined where there is none. */
export function childrenOf(node: unknown): readonly unknown[] | undefined {
  const config = isRecord(node) ? node.config : undefined;
  const children = isRecord(config) ? config.children : undefined;
  return Array.isArray(children) ? children : undefined;
}

export function labelOfNode(node: unknown, language: Language = 'zh'): string {
  if (!isRecord(node)) return '';
  const config = isRecord(node.config) ? node.config : {};
  const label = isText(config.label) ? localText(config.label, language) : '';
  const names = [label, node.vModel, config.aditKey, node.id];
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? '';
}

/** Labels from the outermost container to the node. */
export function textPathOf(node: Indexed, language: Language = 'zh'): string {
  const labels: string[] = [];
  for (let one: Indexed | null = node; one; one = one.parent) labels.push(labelOfNode(one.value, language));
  return labels.reverse().join(' › ');
}

function isText(label: unknown): label is LocalText {
  return typeof label === 'string' || (isRecord(label) && typeof label.zh === 'string');
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
