import { formatDocument } from '../../engine/schema/documents/format-document.ts';
import { documentVersion } from '../../engine/schema/documents/model-document.ts';
import type { Design } from '../document/command.ts';
import { outermost } from '../document/design-tree.ts';

/** What a copied piece of a design says it is. */
export const piece = 'nodes';

/** Nodes as text for the clipboard: canonical JSON, to be pasted here, in another model, in another browser. */
export function copyText(design: Pick<Design, 'tree'>, keys: readonly string[]): string {
  const nodes = outermost(design.tree, keys).map(({ node }) => node);
  return formatDocument({ adit: piece, version: documentVersion, nodes });
}
