import { fieldNameFault, recordNameFault } from '../../engine/schema/field-name.ts';
import { pointer } from '../../engine/schema/findings/finding.ts';
import { limits } from '../../engine/schema/limits.ts';
import { treeOf } from '../document/design-tree.ts';
import { isScreen } from '../document/is-screen.ts';
import { applyPatch } from '../document/patch.ts';
import { type Design, defineCommand, type Refused } from './command.ts';
import { followColumn } from './follow-columns.ts';
import { carriesValue, fieldName, nodeLabel } from './node-facts.ts';
import { fieldNamesOf } from './references/field-names.ts';
import { followFields } from './references/follow-fields.ts';
import { valueOperations } from './set-value.ts';

export interface RenameField {
  readonly key: string;
  readonly name: string;
}

/** Gives a field another name; everything in the design that names it follows. */
export const renameField = defineCommand<RenameField>({
  name: 'field.rename',
  plan: (design, { key, name }) => {
    const { document, tree, descriptors } = design;
    const found = tree.nodes.get(key);
    if (!found) return { refused: 'refusal.gone' };
    const label = nodeLabel(found.node);
    if (!carriesValue(found.node, descriptors)) return { refused: 'refusal.notField', places: { label } };
    const fault = nameFault(name, isScreen(document)) ?? twinFault(design, key, name);
    if (fault) return fault;
    const written = valueOperations(document, pointer(found.at, 'vModel'), name);
    if (!written) return { refused: 'refusal.broken' };
    if (written.length === 0) return { patch: [] };
    const renames = [...written, ...followColumn(design, key, name)];
    const after = applyPatch(document, renames);
    // Nothing moves: every node stays where it is.
    const { operations, count, captured } = followFields(document, after, descriptors, ({ key: same }) =>
      treeOf(after).nodes.get(same),
    );
    if (captured > 0) return { refused: 'refusal.capturedName', places: { name, count: captured } };
    return {
      patch: [...renames, ...operations],
      says: { key: 'command.field.rename', places: { from: fieldName(found.node) || label, to: name, count } },
    };
  },
});

function nameFault(name: string, inScreen: boolean): Refused | undefined {
  switch (inScreen ? fieldNameFault(name) : recordNameFault(name)) {
    case 'node.fieldName':
      return { refused: 'refusal.fieldName', places: { name, limit: limits.fieldNameLength } };
    case 'node.reservedName':
      return { refused: 'refusal.reservedName', places: { name } };
    case undefined:
      return undefined;
  }
}

/** Another field of the same form, or of the same sub-table, has the name. */
function twinFault({ tree, descriptors }: Design, key: string, name: string): Refused | undefined {
  const { fields, columns, tableOf } = fieldNamesOf(tree, descriptors);
  const table = tableOf.get(key);
  const other = (table === undefined ? fields : columns.get(table))?.get(name);
  const twin = other === undefined || other === key ? undefined : tree.nodes.get(other);
  return twin && { refused: 'refusal.twinName', places: { name, label: nodeLabel(twin.node) } };
}
