import type { Design, Refused } from '../document/command.ts';
import { outermost, type TreeNode } from '../document/design-tree.ts';
import { nodeLabel } from '../document/node-facts.ts';

/** The nodes that a command is about, without those inside others, in document order; a refusal where there is none. */
export function chosenNodes(design: Design, keys: readonly string[]): readonly TreeNode[] | Refused {
  const nodes = outermost(design.tree, keys);
  return nodes.length > 0 ? nodes : { refused: keys.length > 0 ? 'refusal.gone' : 'refusal.nothingChosen' };
}

/** How a sentence names several nodes: the one, or how many. */
export function namesOf(nodes: readonly TreeNode[]): { label: string; count: number } {
  const [first] = nodes;
  return { label: first ? nodeLabel(first.node) : '', count: nodes.length };
}

/** What is chosen after nodes have gone to other places: their ids, or the place of one without an id of its own. */
export function keysAt(nodes: readonly TreeNode[], places: readonly string[]): string[] {
  return nodes.map(({ key, at }, index) => (key === at ? (places[index] ?? key) : key));
}
