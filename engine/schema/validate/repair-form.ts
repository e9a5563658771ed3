import type { FormDocument } from '../documents/form-document.ts';
import type { Node } from '../documents/node.ts';
import { pointer } from '../findings/finding.ts';
import { isRecord } from './report.ts';

/** Stands where a node is not even an object, so that the others keep their place. */
const nothing: Node = { id: '', config: { aditKey: '' } };

/**
 * The part of a document that has its shape: what is wrong is left out, every node stays at its place. With it, one
 * wrong key hides no other finding.
 * @param unshaped every place that is wrong, and every place around one
 * @param at of the document itself: '' or, in a model, '/form'
 */
export function repairNodes(document: unknown, unshaped: ReadonlySet<string>, at = ''): FormDocument['nodes'] {
  const nodes = isRecord(document) ? document.nodes : undefined;
  return Array.isArray(nodes) ? soundList(nodes, pointer(at, 'nodes'), unshaped) : [];
}

function soundList(nodes: readonly unknown[], at: string, unshaped: ReadonlySet<string>): Node[] {
  return nodes.map((node, index) => soundNode(node, pointer(at, index), unshaped));
}

function soundNode(stored: unknown, at: string, unshaped: ReadonlySet<string>): Node {
  if (!isRecord(stored)) return nothing;
  // Checked against nodeShape: nothing at or below this place differs from it.
  if (!unshaped.has(at)) return stored as Node;
  const { config: storedConfig, ...rest } = soundKeys(stored, at, unshaped, 'config');
  const configAt = pointer(at, 'config');
  const { children, ...config } = isRecord(storedConfig)
    ? soundKeys(storedConfig, configAt, unshaped, 'children')
    : { children: undefined };
  return {
    id: '',
    // Each key that is left has the shape that nodeShape gives it.
    ...(rest as Partial<Node>),
    config: {
      aditKey: '',
      ...(config as Partial<Node['config']>),
      ...(Array.isArray(children) ? { children: soundList(children, pointer(configAt, 'children'), unshaped) } : {}),
    },
  };
}

/** The keys whose values have their shape, and one more that is looked into. */
function soundKeys(
  record: Record<string, unknown>,
  at: string,
  unshaped: ReadonlySet<string>,
  kept: string,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key === kept || !unshaped.has(pointer(at, key))));
}
