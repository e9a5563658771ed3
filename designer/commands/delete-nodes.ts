import { type Design, defineCommand, type Plan, type Refused } from '../document/command.ts';
import type { TreeNode } from '../document/design-tree.ts';
import { nodeLabel } from '../document/node-facts.ts';
import { chosenNodes, namesOf } from './chosen.ts';
import { removals } from './node-operations.ts';
import { referencesTo } from './references/follow-fields.ts';
import { soleIn } from './sole-nodes.ts';

export interface DeleteNodes {
  readonly keys: readonly string[];
}

/** Takes nodes out. What still names their fields stays, is counted, and is a finding. */
export const deleteNodes = defineCommand<DeleteNodes>({
  name: 'node.delete',
  plan: (design, { keys }) => planDelete(design, keys, 'command.node.delete'),
});

export function planDelete(design: Design, keys: readonly string[], says: string): Plan | Refused {
  const nodes = chosenNodes(design, keys);
  if ('refused' in nodes) return nodes;
  const sole = soleIn(design, nodes);
  if (sole) return { refused: 'refusal.soleNeeded', places: { label: nodeLabel(sole) } };
  const patch = removals(nodes);
  const references = referencesTo(
    design.document,
    nodes.map(({ key }) => key),
    design.descriptors,
  );
  return {
    patch,
    select: neighbourOf(design, nodes),
    says: { key: says, places: { ...namesOf(nodes), references } },
  };
}

/** What is chosen once nodes are gone: the next one, else the one before, else the container. */
function neighbourOf({ tree }: Design, nodes: readonly TreeNode[]): string[] {
  const gone = new Set(nodes.map(({ key }) => key));
  const last = nodes.at(-1);
  if (!last) return [];
  const parent = last.parent === null ? undefined : tree.nodes.get(last.parent);
  const siblings = parent ? parent.children : tree.roots;
  const place = siblings.indexOf(last.key);
  const next = siblings.slice(place + 1).find((key) => !gone.has(key));
  const before = siblings.slice(0, place).findLast((key) => !gone.has(key));
  const chosen = next ?? before ?? last.parent;
  return chosen === null ? [] : [chosen];
}
