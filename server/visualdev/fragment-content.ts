import { formatDocument } from '../../engine/schema/documents/format-document.ts';
import { documentVersion } from '../../engine/schema/documents/model-document.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { drawableForm } from '../../engine/schema/validate/index.ts';
import { Refused } from '../kernel/refused.ts';
import { refuseErrors } from './read-documents.ts';

/**
 * The text of a fragment in canonical form, and how many nodes it has at every depth.
 * @throws Refused badInput for what is no JSON, findings for what is no list of sound nodes
 */
export function fragmentContent(text: string): { content: string; nodeCount: number; nodes: readonly Node[] } {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new Refused('badInput', 'json.notText', { name: 'content' });
  }
  const given = typeof read === 'object' && read !== null && 'nodes' in read ? read.nodes : undefined;
  if (!Array.isArray(given) || given.length === 0) throw new Refused('badInput', 'fragment.noNodes');
  const { form, findings } = drawableForm({ version: documentVersion, nodes: given });
  refuseErrors(findings);
  const { nodes } = form;
  return {
    // The mark by which the clipboard of the designer knows its own pieces.
    content: formatDocument({ adit: 'nodes', version: documentVersion, nodes }),
    nodeCount: countNodes(nodes),
    nodes,
  };
}

function countNodes(nodes: readonly Node[]): number {
  return nodes.reduce((sum, { config }) => sum + 1 + countNodes(config.children ?? []), 0);
}
