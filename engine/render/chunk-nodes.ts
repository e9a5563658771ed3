import type { ResolvedField, ResolvedNode } from '../contract/resolved.ts';
import { limits } from '../schema/limits.ts';

/** Nodes in the order of the page: stretches of fields that are windowed together, and everything else one by one. */
export type Chunk =
  | { readonly kind: 'fields'; readonly id: string; readonly fields: readonly ResolvedField[] }
  | { readonly kind: 'node'; readonly id: string; readonly node: ResolvedNode };

/**
 * A stretch ends at a full row of 24 columns, so that a field never changes its place because of where a stretch ends.
 * Sub-tables stand alone: they window their own rows.
 */
export function chunkNodes(nodes: readonly ResolvedNode[]): Chunk[] {
  const chunks: Chunk[] = [];
  let fields: ResolvedField[] = [];
  let columns = 0;
  const end = () => {
    const [first] = fields;
    if (first) chunks.push({ kind: 'fields', id: first.id, fields });
    fields = [];
    columns = 0;
  };
  for (const node of nodes) {
    if (node.kind !== 'field' || node.field.kind === 'table') {
      end();
      chunks.push({ kind: 'node', id: node.id, node });
      continue;
    }
    const row = columns % 24;
    if (row + node.span > 24) columns += 24 - row;
    if (fields.length >= limits.windowBlockFields && columns % 24 === 0) end();
    fields.push(node);
    columns += node.span;
  }
  end();
  return chunks;
}
