import { pointer } from '../../engine/schema/findings/finding.ts';
import { type Design, defineCommand } from '../document/command.ts';
import type { TreeNode } from '../document/design-tree.ts';
import { freeNames } from '../document/free-names.ts';
import { isObject, type JsonObject } from '../document/json.ts';
import { descriptorOf, nodeLabel } from '../document/node-facts.ts';
import { parentOf } from '../document/pointer.ts';
import { chosenNodes, namesOf } from './chosen.ts';
import { fixReferencesAfterMove } from './fix-references-after-move.ts';
import { freshNode } from './fresh-node.ts';
import { gather } from './node-operations.ts';
import { nodesIn, notColumn, placementFault } from './placement.ts';

/** The widget of sub-tables. */
const tableKey = 'table';

export interface ToSubTable {
  /** Fields; or one container, whose fields become the columns and whose label the sub-table's. */
  readonly keys: readonly string[];
}

/**
 * Makes fields the columns of a new sub-table that stands where the first of them stood. What can name a column follows;
 * conditions of the form cannot, stay as they are, and are counted.
 */
export const toSubTable = defineCommand<ToSubTable>({
  name: 'table.make',
  plan: (design, { keys }) => {
    const nodes = chosenNodes(design, keys);
    if ('refused' in nodes) return nodes;
    const [first] = nodes;
    const table = freshNode(tableKey, design, freeNames(design.tree));
    if (!table || !first) return { refused: 'refusal.unknownWidget', places: { key: tableKey } };
    const { columns, label } = columnsOf(design, nodes);
    const config = isObject(table.config) ? table.config : {};
    const made: JsonObject = { ...table, config: { ...config, ...(label ? { label } : {}), children: columns } };
    const wrong = columns.map((column) => notColumn(column, design.descriptors)).find((node) => node !== undefined);
    if (wrong) return { refused: 'refusal.notInTable', places: { child: nodeLabel(wrong), parent: nodeLabel(made) } };
    const fault = placementFault(design, [made], first.parent, 1);
    if (fault) return fault;
    const refitted = fixReferencesAfterMove(
      design,
      gather(nodes, pointer(parentOf(first.at).parent, first.index), [made]),
    );
    if ('refused' in refitted) return refitted;
    const count = columns.length;
    return {
      patch: refitted.patch,
      select: [String(made.id)],
      says: { key: 'command.table.make', places: { ...namesOf(nodes), count, references: refitted.lost } },
    };
  },
});

function columnsOf({ descriptors }: Design, nodes: readonly TreeNode[]): { columns: JsonObject[]; label?: string } {
  const [only] = nodes;
  if (!only || nodes.length > 1 || descriptorOf(only.node, descriptors)?.holds !== 'nodes')
    return { columns: nodes.map(({ node }) => node) };
  return { columns: nodesIn(only.node), label: nodeLabel(only.node) };
}
