import { indexNodes, textPathOf } from './node-index.ts';

/**
 * A JSON pointer of a document as people read it: labels from the outermost container to the node that the pointer is in,
 * `基本信息 › 名称`; '' where it is in no node. For findings and changes alike.
 */
export function textPath(document: unknown, at: string): string {
  let innermost = '';
  for (const node of indexNodes(document).byKey.values()) {
    // Each node comes before its children, so the last that fits is the innermost.
    if (at === node.at || at.startsWith(`${node.at}/`)) innermost = textPathOf(node);
  }
  return innermost;
}
