import { pointer } from '../../engine/schema/findings/finding.ts';
import { defineCommand } from '../document/command.ts';
import { type TreeNode, treeOf } from '../document/design-tree.ts';
import { freeName } from '../document/free-names.ts';
import type { JsonObject } from '../document/json.ts';
import { fieldName, isTable, nodeLabel, tableAround } from '../document/node-facts.ts';
import { parentOf } from '../document/pointer.ts';
import { fixReferencesAfterMove } from './fix-references-after-move.ts';
import { gather } from './node-operations.ts';
import { nodesIn, placementFault } from './placement.ts';
import { fieldNamesOf } from './references/field-names.ts';
import { type SameNode, sameNode } from './references/follow-fields.ts';

export interface FromSubTable {
  readonly key: string;
}

/**
 * Makes the columns of a sub-table fields of the form, in its place. Names that the form has already give way; what named
 * a column follows, what named the sub-table itself is counted.
 */
export const fromSubTable = defineCommand<FromSubTable>({
  name: 'table.dissolve',
  plan: (design, { key }) => {
    const { tree, descriptors } = design;
    const found = tree.nodes.get(key);
    if (!found) return { refused: 'refusal.gone' };
    const label = nodeLabel(found.node);
    if (!isTable(found.node, descriptors) || tableAround(tree, found.parent, descriptors))
      return { refused: 'refusal.notTable', places: { label } };
    const columns = nodesIn(found.node);
    const fault = placementFault(design, columns, found.parent, 0);
    if (fault) return fault;
    const taken = new Set(fieldNamesOf(tree, descriptors).fields.keys());
    taken.delete(fieldName(found.node));
    const fields = columns.map((column): JsonObject => {
      const name = fieldName(column);
      return name === '' ? column : withName(column, freeName(name, taken));
    });
    const patch = gather([found], pointer(parentOf(found.at).parent, found.index), fields);
    const refitted = fixReferencesAfterMove(design, patch, (after) => columnsAsFields(found, columns, fields, after));
    if ('refused' in refitted) return refitted;
    return {
      patch: refitted.patch,
      select: fields.map(({ id }) => String(id)),
      says: { key: 'command.table.dissolve', places: { label, count: fields.length, references: refitted.lost } },
    };
  },
});

function withName(node: JsonObject, name: string): JsonObject {
  return node.vModel === name ? node : { ...node, vModel: name };
}

/** A column has become the field in its place, whatever its name is now. */
function columnsAsFields(
  table: TreeNode,
  columns: readonly JsonObject[],
  fields: readonly JsonObject[],
  after: JsonObject,
): SameNode {
  const tree = treeOf(after);
  const same = sameNode(tree);
  const byNode = new Map([...tree.nodes.values()].map((node) => [node.node, node]));
  return (before) => {
    if (before.key === table.key) return undefined;
    const field = fields[columns.indexOf(before.node)];
    return field ? byNode.get(field) : same(before);
  };
}
