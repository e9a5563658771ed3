import { pointer } from '../../engine/schema/findings/finding.ts';
import { defineCommand } from '../document/command.ts';
import { freeNames } from '../document/free-names.ts';
import { isObject, type JsonObject } from '../document/json.ts';
import { aditKeyOf, holdsOf, paneKey, tableAround } from '../document/node-facts.ts';
import { parentOf } from '../document/pointer.ts';
import { chosenNodes, namesOf } from './chosen.ts';
import { fixReferencesAfterMove } from './fix-references-after-move.ts';
import { freshNode, freshPane } from './fresh-node.ts';
import { gather } from './node-operations.ts';
import { placementFault } from './placement.ts';
import { toSubTable } from './to-sub-table.ts';

export interface WrapNodes {
  readonly keys: readonly string[];
  /** `aditKey` of the container; tabs, collapse and steps get a pane. */
  readonly in: string;
}

/** Puts a container where the first of the nodes stands, and all of them into it. In a sub-table they become its columns. */
export const wrapNodes = defineCommand<WrapNodes>({
  name: 'node.wrap',
  plan: (design, args) => {
    const { tree, descriptors, title } = design;
    const descriptor = descriptors.get(args.in);
    if (!descriptor) return { refused: 'refusal.unknownWidget', places: { key: args.in } };
    if (descriptor.holds === 'columns') return toSubTable.plan(design, { keys: args.keys });
    const nodes = chosenNodes(design, args.keys);
    if ('refused' in nodes) return nodes;
    const names = freeNames(tree);
    const fresh = freshNode(args.in, design, names);
    const [first] = nodes;
    if (!fresh || !first || holdsOf(fresh, descriptors) === 'none')
      return { refused: 'refusal.notContainer', places: { parent: title(descriptor) } };
    const inside = nodes.map(({ node }) => node);
    const loosePane = inside.find((node) => aditKeyOf(node) === paneKey);
    if (loosePane) return { refused: 'refusal.paneAlone', places: { child: namesOf(nodes).label } };
    const pane = descriptors.get(paneKey);
    const children = descriptor.holds === 'panes' ? [freshPane(pane ? title(pane) : paneKey, names, inside)] : inside;
    const config = isObject(fresh.config) ? fresh.config : {};
    const made: JsonObject = { ...fresh, config: { ...config, children } };
    const fault = placementFault(design, [made], first.parent, descriptor.holds === 'panes' ? 2 : 1);
    if (fault) return fault;
    const gathered = gather(nodes, pointer(parentOf(first.at).parent, first.index), [made]);
    const table = (parent: string | null) => tableAround(tree, parent, descriptors)?.key;
    const changes = nodes.some(({ parent }) => table(parent) !== table(first.parent));
    const refitted = changes ? fixReferencesAfterMove(design, gathered) : { patch: gathered };
    if ('refused' in refitted) return refitted;
    return {
      patch: refitted.patch,
      select: [String(made.id)],
      says: { key: 'command.node.wrap', places: { ...namesOf(nodes), container: title(descriptor) } },
    };
  },
});
